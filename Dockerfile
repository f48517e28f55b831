# One image for both programs: the shell (default) and the checkout service (command: checkout-service/dist/server.js).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && node shared/tooling/run.mjs start/packImage /image

FROM node:24.21.0-alpine
WORKDIR /app
ENV NODE_ENV=production \
    SHELL_HOST=0.0.0.0 \
    DATA_DIR=/data \
    REGISTRY_FILE=/app/registry.json \
    RELEASES_DIR=/app/releases
COPY --from=build /image .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4242
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "health.mjs"]
ENTRYPOINT ["node"]
CMD ["releases/shell/live/server/server.js"]
