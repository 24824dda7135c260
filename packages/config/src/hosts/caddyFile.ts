import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

/** What Caddy needs to serve a site: imported in a site block that has `root`. `GATEWAY` is where the gateway listens, `GATEWAYS` are those of other origins that `site.json` names. */
export function caddyFile(headers: SiteHeaders): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name} "${value.replaceAll('"', '\\"')}"`)
  return `# Written by the build: the hashes in the policy are those of its pages.
@gateway path /wps/* /lgw/* /cdn/*
handle @gateway {
  request_body {
    max_size 16MB
  }
  header Strict-Transport-Security "${headers['Strict-Transport-Security'] ?? ''}"
  reverse_proxy {$GATEWAY:127.0.0.1:4000} {
    # Before the gateway does, after 5 seconds.
    transport http {
      keepalive 4s
    }
  }
}

# What only the host reads, and what a system leaves behind; /.well-known/ is for other services.
@hidden {
  path_regexp ^/_|/\\.
  not path_regexp ^/\\.well-known/([^/.][^/]*/?)+$
}
handle @hidden {
  respond 404
}

handle /assets/* {
  @found file
  header @found Cache-Control "${FOR_EVER}"
  header X-Content-Type-Options nosniff
  header Strict-Transport-Security "${headers['Strict-Transport-Security'] ?? ''}"
  file_server {
    precompressed br gzip
  }
}

handle {
  header {
${all.map((line) => `  ${line}`).join('\n')}
    Cache-Control no-cache
  }
  header /manifest.webmanifest Content-Type application/manifest+json
  header /.well-known/apple-app-site-association Content-Type application/json
  @page {
    not path /.well-known/*
    not path_regexp \\.[a-z0-9]+$
    file {
      try_files {path} {path}/index.html /index.html
    }
  }
  rewrite @page {http.matchers.file.relative}
  file_server {
    precompressed br gzip
  }
}

handle_errors {
  respond "{err.status_code} {err.status_text}"
}
`
}
