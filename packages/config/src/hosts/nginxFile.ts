import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** What nginx needs to serve a site: included in a `server` that has `root`, beside an `upstream` called `gateway`. `$gateways` are those of other origins that `site.json` names. */
export function nginxFile(headers: SiteHeaders): string {
  const always = (some: SiteHeaders) => Object.entries(some).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  // One header of its own, and a location has none of the server's.
  const ofFiles = always(only(headers, ['X-Content-Type-Options', 'Strict-Transport-Security'])).map((line) => `  ${line}`)
  return `# Written by the build: the hashes in the policy are those of its pages.
index index.html;
charset utf-8;
gzip_static on;
gzip_vary on;
client_max_body_size 16m;
set $gateways "";
${always(headers).join('\n')}

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
  # The gateway says what its answers may be used for.
  add_header Strict-Transport-Security ${quoted(headers['Strict-Transport-Security'] ?? '')} always;
}

# What only the host reads, and what a system leaves behind.
location ~ ^/_|^/\\.(?!well-known/)|./\\. { return 404; }

# Links into apps, certificates: what other services look for. Apple's file has no ending.
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
  try_files $uri $uri/index.html /index.html;
}
`
}

const only = (headers: SiteHeaders, names: string[]): SiteHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
