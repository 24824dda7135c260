# A brand's site: docker build -f docker/site.Dockerfile --build-arg BRAND=ipanema --build-arg VERSION=$(git rev-parse --short=12 HEAD) -t ipanema .
# GATEWAY (gateway:4000) is where the gateway listens; GATEWAYS are those of other origins that a mounted /srv/site/site.json names, HOSTS names of the site besides the brand's domain. TLS ends before it: docs/deploying.md.
FROM node:24-slim AS build
ARG BRAND
ARG VERSION
# Downloads the pnpm of package.json, and compares its hash.
RUN corepack enable
WORKDIR /app
COPY . .
RUN pnpm install --frozen-lockfile && VERSION=$VERSION pnpm --filter @platform/$BRAND build

FROM nginx:stable
ARG BRAND
COPY --from=build /app/apps/$BRAND/dist /srv/site
COPY docker/site.conf.template /etc/nginx/templates/default.conf.template
# What the template is filled with: nginx would read the name of one that is not set as an address.
ENV GATEWAY=gateway:4000 GATEWAYS="" HOSTS=""
EXPOSE 8080
