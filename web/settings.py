"""What the host can set: environment variables with the prefix CARAVANSERAI_, or a file `.env` in the working folder.

docs/settings.md lists the same; a test compares the two.
"""

from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "CARAVANSERAI_"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=".env", extra="ignore", frozen=True)

    host: str = Field("127.0.0.1", description="Address to listen on; `0.0.0.0` for every network.")
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on.")

    database_url: str = Field(
        "sqlite:///caravanserai.db",
        description="Where matches are kept: `sqlite:///file.db` (a path) or `postgresql://…`.",
    )
    database_pool: int = Field(5, ge=1, le=200, description="Database connections held by one process.")
    database_timeout: float = Field(10.0, gt=0, description="Seconds after which a database call counts as failed.")

    bus_url: str = Field(
        "",
        description="How several processes hear of each other: `redis://…` (or Valkey); empty: there is one.",
    )

    public_url: str = Field(
        "", description="The address people open, as in `https://games.example`; empty: taken from each request."
    )
    origins: Annotated[tuple[str, ...], NoDecode] = Field(
        (),
        description="Pages that may talk to the server, exact origins parted by commas; empty: its own only.",
    )
    forwarded_allow_ips: str = Field(
        "127.0.0.1",
        description="Addresses of proxies whose `X-Forwarded-*` headers are believed, parted by commas; `*` for all.",
    )
    session_days: int = Field(400, ge=1, description="Days that a browser is remembered after its last visit.")

    address_rate: float = Field(30.0, ge=0, description="API requests per second from one address; 0: no limit.")
    address_burst: int = Field(120, ge=1, description="API requests from one address that may come at once.")
    socket_rate: float = Field(20.0, ge=0, description="Messages per second on one WebSocket; 0: no limit.")
    socket_burst: int = Field(40, ge=1, description="Messages on one WebSocket that may come at once.")
    sockets_per_address: int = Field(64, ge=0, description="Open WebSockets from one address; 0: no limit.")
    send_queue: int = Field(256, ge=8, description="Frames that may wait for a slow reader before it is cut off.")

    room_idle_seconds: float = Field(
        300.0, gt=0, description="Seconds without people after which a match leaves memory."
    )
    bot_workers: int = Field(1, ge=1, le=64, description="Processes in which computer players think.")
    bot_pause: float = Field(0.9, ge=0, description="Seconds that a computer player waits, so that people can follow.")
    gone_seconds: float = Field(
        300.0, ge=0, description="Seconds after which the table may vote about somebody who is gone."
    )
    stop_seconds: int = Field(4, ge=1, description="Seconds that a graceful stop may take.")

    log_format: Literal["console", "json"] = Field("console", description="`console` for people, `json` for machines.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="The least that is logged.")

    @field_validator("origins", mode="before")
    @classmethod
    def _parted_by_commas(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
        return value

    @field_validator("public_url")
    @classmethod
    def _without_last_slash(cls, value: str) -> str:
        return value.rstrip("/")
