import { createServer } from 'node:net'
import { discoverMerchants, type DiscoveredMerchant } from '@platform/config/merchants'
import { chosenBrands } from './brandsIn.ts'
import { readSettings as readServerSettings } from '../../apps/sandbox/src/server/settings.ts'

export interface Site extends DiscoveredMerchant {
  address: string
}

export interface Settings {
  host: string
  port: number
  /** HTTPS on every port. */
  isSecure: boolean
  gateway: string
  /** The QA console is switched on. */
  hasConsole: boolean
  /** A new database is filled with the demo accounts. */
  hasPeople: boolean
  sites: Site[]
}

/** Ports: `PORT` (4000) is the gateway, each merchant has `PORT` + its offset. Loopback unless `HOST` is set. */
export async function readSettings(): Promise<Settings> {
  const { port, host, tls, people, console: access } = serverSettings()
  const hostname = tls?.hostname ?? (host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : hostOfUrl(host))
  const addressAt = (at: number) => `${tls ? 'https' : 'http'}://${hostname}:${at}`
  const sites = (await discoverMerchants()).map((merchant) => ({ ...merchant, address: addressAt(port + merchant.port) }))
  const has = { hasConsole: access.mode !== 'off', hasPeople: people }
  return { host, port, isSecure: tls !== undefined, gateway: addressAt(port), ...has, sites }
}

/** The settings for the brands that a command names. Ends the process with a sentence for an unknown name. */
export function onlyChosen(all: Settings, args: string[]): Settings {
  try {
    const codes = chosenBrands(
      args,
      all.sites.map(({ code }) => code),
    )
    return { ...all, sites: all.sites.filter(({ code }) => codes.includes(code)) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** A host as written in a URL. `::` listens on every address but is not one itself. */
export function hostOfUrl(host: string): string {
  if (host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The gateway's own settings; invalid ones are reported before anything is built. */
function serverSettings() {
  try {
    return readServerSettings()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Describes the problem of the first port that cannot be used; undefined if all can. */
export async function unusablePort({ host, port, sites }: Pick<Settings, 'host' | 'port' | 'sites'>): Promise<string | undefined> {
  for (const candidate of [port, ...sites.map((site) => port + site.port)]) {
    if (await isRefused(candidate)) return `No browser opens port ${candidate}, which belongs to another service.`
    if (!(await isFree(candidate, host))) return `Port ${candidate} is taken: stop what uses it.`
  }
  return undefined
}

/** Node's `fetch` refuses the same ports as browsers, such as 6000 (X11) and 6665 (IRC). */
const isRefused = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1000) }).then(
    () => false,
    ({ cause }: { cause?: Error }) => cause?.message === 'bad port',
  )

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)))
  })
}
