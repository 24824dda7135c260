# The gateway: docker build -f docker/gateway.Dockerfile -t gateway .
# Run it with DATABASE_URL, GATEWAY_ORIGIN, TRUSTED_PROXY and VAULT_KEY, and with --stop-timeout 30, since answers in flight may take 25 s: docs/deploying.md.
FROM node:24-slim
# Downloads the pnpm of package.json, and compares its hash.
RUN corepack enable
WORKDIR /app
COPY . .
RUN pnpm install --frozen-lockfile && pnpm --filter @platform/play build
USER node
ENV HOST=0.0.0.0 PORT=4000 SANDBOX_SITES=off CONSOLE=off SANDBOX_SEED=none LOG=info SANDBOX_DATA=/tmp/data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell between: it would keep SIGTERM to itself.
CMD ["node", "--conditions=@platform/source", "packages/demo/src/main.ts"]
