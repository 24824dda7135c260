import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databasesOf, type Databases } from './databasesOf.ts'
import { installedPostgres } from './installedPostgres.ts'
import { loadEmbeddedPostgres } from './loadEmbeddedPostgres.ts'

export interface RealPostgres extends Databases {
  /** Its address, without the name of a database. */
  address: string
  /** Stops the server and removes its files, or copies them to `keep` first. */
  stop(keep?: string): Promise<void>
}

interface PostgresOptions {
  /** Waits for the disk and is reached over TCP, as in production: for measurements. */
  durable?: boolean
  /** Files of a stopped server to begin with. */
  files?: string
  /** Folder of an installed Postgres; default: the variable POSTGRES_BINARIES, else the embedded one. */
  binaries?: string
}

// Test data is removed with its server, so writes need not wait for the disk.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'].flatMap(
  (setting) => ['-c', setting],
)

/** A real Postgres server of this machine. Throws if it cannot start. */
export async function startPostgres({
  durable = false,
  files,
  binaries = process.env.POSTGRES_BINARIES,
}: PostgresOptions = {}): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'))
  // Postgres refuses to run as root, so its own user must have access.
  await chmod(folder, 0o777)
  // A statement over a socket takes a quarter less processor time than over TCP. Node cannot open Postgres's sockets of Windows.
  const onSocket = !durable && process.platform !== 'win32'
  const data = join(folder, 'data')
  const port = await freePort()
  const messages: string[] = []
  const flags = durable ? [] : [...hasty, '-c', `unix_socket_directories=${folder}`]
  const server = binaries
    ? installedPostgres(binaries, { data, port, flags })
    : new (await loadEmbeddedPostgres())({
        databaseDir: data,
        user: 'postgres',
        password: 'postgres',
        port,
        persistent: true,
        createPostgresUser: process.getuid?.() === 0,
        initdbFlags: durable ? [] : ['--no-sync'],
        postgresFlags: flags,
        onLog: () => undefined,
        onError: (message) => messages.push(String(message)),
      })
  try {
    await (files ? copyFolder(files, data) : server.initialise())
    await server.start()
  } catch (error) {
    throw new Error(`Postgres did not start: ${messages.join(' ')}`, { cause: error })
  }
  // An exit handler cannot wait, but the stop is requested before the first wait.
  const stopWithUs = () => void server.stop()
  process.once('exit', stopWithUs)
  const address = `postgres://postgres:postgres@${onSocket ? encodeURIComponent(folder) : '127.0.0.1'}:${port}`
  return {
    address,
    ...databasesOf(address),
    stop: async (keep) => {
      process.off('exit', stopWithUs)
      await server.stop()
      if (keep) await copyFolder(data, keep)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Copies with owners and modes, which Postgres requires. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
