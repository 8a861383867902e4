/** Where something stands on the board, as its style. @param {{ x: number, y: number } | undefined} point */
export const placed = (point) => ({ left: `${point?.x ?? 0}px`, top: `${point?.y ?? 0}px` });
