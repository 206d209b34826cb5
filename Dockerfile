# Built once, run by any number of containers: compose.yaml.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Prisma's install script wants to fetch an engine that is never used here.
RUN PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build /app/package.json /app/next.config.js ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/lib/i18n/messages ./lib/i18n/messages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No npm between: a stop reaches the service itself, which writes out what waits and says good-bye to streams.
# The flags are those of `npm start`.
CMD ["node", "--heap-growing-percent=60", "--max-semi-space-size=16", "--v8-pool-size=1", "build/server.mjs"]
