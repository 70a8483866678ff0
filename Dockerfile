# FanRadar for production: one image, whose argument says which process it is: --only=server, --only=worker, --only=scheduler.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=gcr.io/distroless/cc-debian12

FROM ${BUILD_BASE} AS build
WORKDIR /build
COPY . .
# Installs what package-lock.json pins, bundles every process, and packs what they run.
RUN node scripts/run.mjs scripts/bundle-main.ts && node scripts/run.mjs scripts/pack-runtime.ts /out/app \
  && mkdir -p /out/bin /out/data/backups && cp node_modules/node/bin/node /out/bin/node

FROM ${BASE} AS runtime
COPY --from=build /out/bin/node /usr/local/bin/node
COPY --from=build /out/app /app
# A volume begins with the owner of the folder that it is mounted on: else the process could not write there.
COPY --from=build --chown=10001:10001 /out/data /data
WORKDIR /app
ENV FANRADAR_MODE=live HOST=0.0.0.0 DATA_DIR=/data NODE_ENV=production METRICS_PORT=9464
# Nothing is written outside of these two: the root of the file system can be read-only.
VOLUME ["/data", "/tmp"]
USER 10001:10001
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.METRICS_PORT+'/ready').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "dist/start.js"]
CMD ["--only=server"]
