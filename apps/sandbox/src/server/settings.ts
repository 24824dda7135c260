import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { fileURLToPath } from 'node:url'
import type { ConsoleAccess } from '../console/consoleAccess.ts'
import { readProxies, type Proxies } from './proxies.ts'
import { logLevels, type LogLevel } from './requestLog.ts'

/** A certificate with its key, PEM. */
interface Tls {
  cert: string
  key: string
  /** The first host that it is for. */
  hostname: string
}

export interface ServerSettings {
  port: number
  host: string
  /** Further names of the sites. */
  hosts: string[]
  /** The gateway's address for browsers. */
  origin: string
  /** Folder of all persisted data. */
  data: string
  databaseUrl: string | undefined
  seed: string
  /** If false, a new database gets games and content, but no demo members. */
  people: boolean
  /** If false, the gateway refuses to start with demo members, whose passwords are public. */
  demoMembers: boolean
  /** Which requests are logged. */
  log: LogLevel
  /** Seals the gateway's own key, if present. */
  vaultKey: Buffer | undefined
  /** Serves HTTPS on every port, if present. */
  tls: Tls | undefined
  testMode: boolean
  /** Whether it serves a brand's site: none where Vite does and forwards calls to the gateway. */
  servesSite: (code: string) => boolean
  console: ConsoleAccess
  proxies: Proxies
  /** Address of Storybook, undefined if it is off. */
  storybookPort: number | undefined
  /** Root of the repository. */
  root: string
}

const defaultSeed = 'platform'

/** Reads the environment. Throws for an invalid value, instead of using a default. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): ServerSettings {
  const port = Number(env.PORT || 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000) throw new Error(`PORT=${env.PORT} is not a port number.`)
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const host = env.HOST || '127.0.0.1'
  const testMode = env.SANDBOX_TEST_MODE === '1'
  const tls = tlsOf(env.TLS_CERT, env.TLS_KEY, root)
  const people = env.SANDBOX_SEED !== 'none'
  if (testMode && !loopback.test(host)) throw new Error(`SANDBOX_TEST_MODE=1 is only for this machine, but HOST=${host} is not local.`)
  return {
    port,
    host,
    hosts: (env.SITE_HOSTS ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
    origin:
      originOf(env.GATEWAY_ORIGIN) ?? (tls ? `https://${tls.hostname}:${port}` : `http://${isEvery(host) ? 'localhost' : host}:${port}`),
    tls,
    data: resolve(root, env.SANDBOX_DATA || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    seed: people ? env.SANDBOX_SEED || defaultSeed : defaultSeed,
    people,
    demoMembers: demoMembersOf(env),
    log: logOf(env.LOG),
    vaultKey: vaultKeyOf(env.VAULT_KEY),
    testMode,
    servesSite: sitesOf(env.SANDBOX_SITES || 'all'),
    console: consoleOf(env, host),
    proxies: readProxies(env.TRUSTED_PROXY || ''),
    storybookPort: Number(env.STORYBOOK_PORT) || undefined,
    root,
  }
}

/** By default only on a machine that is not reached through a proxy and has a console. */
function demoMembersOf(env: NodeJS.ProcessEnv): boolean {
  const value = env.DEMO_MEMBERS || (env.CONSOLE !== 'off' && !env.TRUSTED_PROXY ? 'on' : 'off')
  if (value !== 'on' && value !== 'off') throw new Error(`DEMO_MEMBERS=${value} is not one of on, off.`)
  return value === 'on'
}

function logOf(text: string | undefined): LogLevel {
  const level = logLevels.find((name) => name === (text || 'error'))
  if (!level) throw new Error(`LOG=${text} is not one of ${logLevels.join(', ')}.`)
  return level
}

/** `all`, `off`, or the codes of some: `lotus,ipanema`. */
function sitesOf(text: string): (code: string) => boolean {
  const codes = text.split(',')
  return (code) => text === 'all' || codes.includes(code)
}

const isEvery = (host: string) => host === '0.0.0.0' || host === '::'

function tlsOf(certFile: string | undefined, keyFile: string | undefined, root: string): Tls | undefined {
  if (!certFile && !keyFile) return undefined
  if (!certFile || !keyFile) throw new Error('TLS_CERT and TLS_KEY are the files of a certificate and its key: one of them is missing.')
  try {
    const [cert, key] = [certFile, keyFile].map((file) => readFileSync(resolve(root, file), 'utf8')) as [string, string]
    createSecureContext({ cert, key })
    const name = /(?:DNS|IP Address):([^,\s]+)/.exec(new X509Certificate(cert).subjectAltName ?? '')?.[1]
    if (!name) throw new Error('the certificate names no host.')
    return { cert, key, hostname: name.replace(/^\*\./, '') }
  } catch (error) {
    throw new Error(`TLS_CERT=${certFile} and TLS_KEY=${keyFile}: ${(error as Error).message}`, { cause: error })
  }
}

function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`GATEWAY_ORIGIN=${text} is not an origin such as https://gateway.example.`)
  return url.origin
}

function vaultKeyOf(text: string | undefined): Buffer | undefined {
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  // The value is a secret: the message must not contain it.
  if (key.length !== 32) throw new Error('VAULT_KEY is not 32 bytes in base64: openssl rand -base64 32.')
  return key
}

const loopback = /^(localhost|127\.[\d.]+|::1)$/

function consoleOf(env: NodeJS.ProcessEnv, host: string): ConsoleAccess {
  const local = loopback.test(host)
  const mode = env.CONSOLE || (local && !env.TRUSTED_PROXY ? 'local' : 'off')
  if (mode === 'off') return { mode }
  if (mode === 'local') {
    if (!local) throw new Error(`CONSOLE=local is only for this machine, but HOST=${host} is not local: use CONSOLE=token or CONSOLE=off.`)
    return { mode }
  }
  if (mode !== 'token') throw new Error(`CONSOLE=${mode} is not one of off, local, token.`)
  const token = env.CONSOLE_TOKEN ?? ''
  if (!/^[\w-]{32,}$/.test(token))
    throw new Error('CONSOLE=token requires a CONSOLE_TOKEN of at least 32 letters and digits: openssl rand -hex 24.')
  return { mode, token }
}
