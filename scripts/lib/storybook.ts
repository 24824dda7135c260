import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { STORYBOOK_OFFSET } from '@platform/config/portOffsets'
import type { Settings } from './settings.ts'

const folder = join(import.meta.dirname, '../../apps/storybook/storybook-static')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Port of Storybook, undefined if it is off. Merchants have smaller ones. */
export const storybookPort = ({ port }: Settings) => (process.env.STORYBOOK === 'off' ? undefined : port + STORYBOOK_OFFSET)

/** Serves the built Storybook and returns its address. Builds it in the background at low priority: the sites come first. */
export function serveStorybook({ host, port, gateway }: Settings, at: number): string {
  const building = buildInBackground()
  createServer((request, response) => {
    const file = fileOf(request.url ?? '/')
    if (building.exitCode === null) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' })
      response.end('Storybook is being built: reload in a minute.')
    } else if (!file) {
      response.writeHead(404).end()
    } else {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' })
      createReadStream(file).pipe(response)
    }
  })
    .on('error', (error) => console.error(`Storybook is not served: ${error.message}`))
    .listen(at, host)
  return gateway.replace(`:${port}`, `:${at}`)
}

/** The file for a URL; undefined if there is none or if it is outside the folder. */
function fileOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://site.invalid')
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined
}

function buildInBackground(): ChildProcess {
  const building = spawn('turbo', ['run', 'build', '--filter=@platform/storybook', '--output-logs=errors-only', '--ui=stream'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Stops with its complete process group.
    detached: true,
  })
  building.on('error', (error) => console.error(`Storybook is not built: ${error.message}`))
  if (building.pid) setPriority(building.pid, 19)
  process.on('exit', () => building.pid && building.exitCode === null && process.kill(-building.pid))
  return building
}
