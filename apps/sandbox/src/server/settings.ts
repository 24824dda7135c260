import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'

export interface ServerSettings {
  port: number
  host: string
  /** Folder of everything that is kept. */
  data: string
  databaseUrl: string | undefined
  seed: string
  testMode: boolean
  /** False where Vite serves the sites, and hands calls on to the gateway. */
  sites: boolean
  /** Root of the repository. */
  root: string
}

/** Reads the environment; a wrong value is told, not guessed around. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): ServerSettings {
  const port = Number(env.PORT || 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000) throw new Error(`PORT=${env.PORT} is no port number.`)
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  return {
    port,
    host: env.HOST || '127.0.0.1',
    data: resolve(root, env.SANDBOX_DATA || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    seed: env.SANDBOX_SEED || 'platform',
    testMode: env.SANDBOX_TEST_MODE === '1',
    sites: env.SANDBOX_SITES !== 'off',
    root,
  }
}
