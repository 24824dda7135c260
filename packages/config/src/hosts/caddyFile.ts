import { FETCH_SITE, OPENER_POLICY } from '../openerPolicy.ts'
import { VARIANT_QUERY } from './variantQuery.ts'
import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

/**
 * The Caddy configuration of a site, to import in a site block that sets `root`. `GATEWAY` is the gateway's address, `GATEWAYS` are the
 * gateways on other origins that `site.json` names, `HOSTS` further names of the site.
 */
export function caddyFile({ [OPENER_POLICY]: openerPolicy = '', ...headers }: SiteHeaders, domain: string): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name} "${value.replaceAll('"', '\\"')}"`)
  return `# Written by the build: the policy contains the hashes of its pages.
# No other name reaches the brand, whatever the address of the site block.
@foreign not host ${domain} {$HOSTS}
handle @foreign {
  respond "421 Misdirected Request" 421
}

@gateway path /wps/* /lgw/* /cdn/*
handle @gateway {
  request_body {
    max_size 16MB
  }
  header Strict-Transport-Security "${headers['Strict-Transport-Security'] ?? ''}"
  reverse_proxy {$GATEWAY:127.0.0.1:4000} {
    # Shorter than the gateway's own keep-alive of 5 seconds.
    transport http {
      keepalive 4s
    }
  }
}

# Files that only the host reads, and hidden files; /.well-known/ is for other services.
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
    +Vary ${FETCH_SITE}
  }
  # The opener policy delays the first paint, and a navigation that no page has started needs none.
  @opened not header ${FETCH_SITE} none
  header @opened ${OPENER_POLICY} ${openerPolicy}
  header /manifest.webmanifest Content-Type application/manifest+json
  header /.well-known/apple-app-site-association Content-Type application/json
  # A query such as gameType=FISH chooses the content of a page that has a file for it.
  @variant {
    expression \`{query}.matches(r"^${VARIANT_QUERY}$")\`
    not path_regexp \\.[a-z0-9]+$
    file {
      try_files {path}/{query}.html
    }
  }
  rewrite @variant {http.matchers.file.relative}
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
