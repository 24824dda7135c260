import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A web server of Debian that serves one of our sites as docs/deploying.md describes. */
export type HostName = 'nginx' | 'caddy'

/** A gateway on another origin, as `site.json` may name one. */
export const OTHER_GATEWAY = 'https://gateway.example'

export const isInstalled = (name: HostName): boolean => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0

export interface Host {
  url: string
  stop: () => Promise<void>
}

/**
 * Serves a built site with one of these servers, in front of gateways (`127.0.0.1:4000`). Without a site, nginx serves only the gateway's
 * own address.
 */
export async function startHost(name: HostName, dist: string | undefined, gateways: string[]): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `platform-${name}-`))
  const port = await freePort()
  const file = join(folder, 'configuration')
  writeFileSync(file, name === 'nginx' ? nginxConfiguration(folder, dist, port, gateways) : caddyConfiguration(dist ?? '', port))
  const args = name === 'nginx' ? ['-c', file, '-e', 'stderr'] : ['run', '--config', file, '--adapter', 'caddyfile']
  const env = {
    ...process.env,
    GATEWAY: gateways[0],
    GATEWAYS: OTHER_GATEWAY,
    HOSTS: '127.0.0.1 second.example',
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = new Promise((resolve) => child.on('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await fetch(`${url}/healthz`).catch(() => undefined)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) {
      await stop()
      throw new Error(`${name} did not start: ${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, stop }
}

/** Temporary files of nginx, in a separate folder. */
export const temporaryIn = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${join(folder, part)};`).join('\n  ')

/** Debian's module for brotli-compressed files (libnginx-mod-http-brotli-static). */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function nginxConfiguration(folder: string, dist: string | undefined, port: number, gateways: string[]): string {
  const hasBrotli = existsSync(brotliModule)
  return `
daemon off;
pid ${join(folder, 'pid')};
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryIn(folder)}
  upstream gateway {
    ${gateways.map((address) => `server ${address} max_fails=0;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    ${dist ? `root ${dist};\n    ${hasBrotli ? 'brotli_static on;' : ''}\n    set $hosts "127.0.0.1 second.example";\n    include ${join(dist, '_nginx.conf')};\n    set $gateways ${OTHER_GATEWAY};` : ofGateway}
  }
}
`
}

const ofGateway = `location / {
      proxy_pass http://gateway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }`

const caddyConfiguration = (dist: string, port: number) => `
{
  admin off
}
http://:${port} {
  bind 127.0.0.1
  root * ${dist}
  import ${join(dist, '_Caddyfile')}
}
`

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
