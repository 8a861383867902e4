import { t } from "../shell/i18n.js";

/** Who plays a seat, for everybody to read. @param {import("../types/http.d.ts").SeatShown | undefined} seat */
export function seatName(seat) {
  if (seat?.person) return seat.person.name;
  return seat?.computer ? t("computer.name", { number: seat.seat + 1 }) : t("seat.free");
}

/** Whether a person or a computer player has this seat. @param {import("../types/http.d.ts").SeatShown | undefined} seat */
export const isTaken = (seat) => seat !== undefined && (seat.person !== null || seat.computer !== null);
