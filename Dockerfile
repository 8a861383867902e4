# syntax=docker/dockerfile:1
FROM python:3.13-slim AS build
RUN python -m venv /opt/caravanserai
ENV PATH=/opt/caravanserai/bin:$PATH
WORKDIR /src
COPY requirements-play.lock .
RUN --mount=type=cache,target=/root/.cache/pip pip install --requirement requirements-play.lock
COPY . .
RUN --mount=type=cache,target=/root/.cache/pip pip install --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home caravanserai
COPY --from=build /opt/caravanserai /opt/caravanserai
ENV PATH=/opt/caravanserai/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    CARAVANSERAI_HOST=0.0.0.0 \
    CARAVANSERAI_PORT=8000 \
    CARAVANSERAI_DATABASE_URL=sqlite:////data/caravanserai.db
WORKDIR /data
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['CARAVANSERAI_PORT']}/healthz\", timeout=2)"]
CMD ["caravanserai", "serve"]
