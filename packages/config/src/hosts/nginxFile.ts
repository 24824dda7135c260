import { FETCH_SITE, OPENER_POLICY } from '../openerPolicy.ts'
import { VARIANT_QUERY } from './variantQuery.ts'
import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * The nginx configuration of a site, to include in a `server` that sets `root`, with an `upstream` named `gateway`. `$gateways` are the
 * gateways on other origins that `site.json` names, `$hosts` further names of the site, set before this file.
 */
export function nginxFile(headers: SiteHeaders, domain: string): string {
  const always = (some: SiteHeaders) => Object.entries(some).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  // A location with any `add_header` inherits none of the server's.
  const ofFiles = always(only(headers, ['X-Content-Type-Options', 'Strict-Transport-Security'])).map((line) => `  ${line}`)
  return `# Written by the build: the policy contains the hashes of its pages.
# No other name reaches the brand, whichever server nginx chooses for it.
uninitialized_variable_warn off;
set $hosts "$hosts ${domain}";
set $named "$host $hosts ";
if ($named !~ "^([^ ]+) (.* )?\\1 ") {
  return 421;
}
index index.html;
charset utf-8;
gzip_static on;
gzip_vary on;
client_max_body_size 16m;
set $gateways "";
# The opener policy delays the first paint, and a navigation that no page has started needs none. nginx sends no empty header.
set $opener_policy ${headers[OPENER_POLICY] ?? '""'};
if ($http_${FETCH_SITE.toLowerCase().replaceAll('-', '_')} = none) {
  set $opener_policy "";
}
# A query such as gameType=FISH chooses the content of a page that has a file for it.
set $variant "";
if ($args ~ "^(${VARIANT_QUERY})$") {
  set $variant $1;
}
${always({ ...headers, [OPENER_POLICY]: '$opener_policy', Vary: FETCH_SITE }).join('\n')}

location ^~ /assets/ {
${ofFiles.join('\n')}
  add_header Cache-Control "${FOR_EVER}";
  try_files $uri =404;
}

location ~ ^/(wps|lgw|cdn)/ {
  proxy_pass http://gateway;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # The gateway sets the other security headers of its answers itself.
  add_header Strict-Transport-Security ${quoted(headers['Strict-Transport-Security'] ?? '')} always;
}

# Files that only the host reads, and hidden files.
location ~ ^/_|^/\\.(?!well-known/)|./\\. { return 404; }

# Files for other services: app links, certificates. Apple's file has no extension.
location ~ ^/\\.well-known/ {
  default_type application/json;
  expires -1;
  try_files $uri =404;
}

location = /manifest.webmanifest {
  types {}
  default_type application/manifest+json;
  expires -1;
}

location ~ \\.(?!html$)[a-z0-9]+$ {
  expires -1;
  try_files $uri =404;
}

location / {
  expires -1;
  try_files $uri $uri/$variant.html $uri/index.html /index.html;
}
`
}

const only = (headers: SiteHeaders, names: string[]): SiteHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
