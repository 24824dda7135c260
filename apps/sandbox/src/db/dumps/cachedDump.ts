import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR = 3_600_000

export interface DumpRequest {
  /** The content of the dump; a folder stores one of each kind. */
  kind: string
  /** The state that it was created from: another state requires another dump. */
  state: string
  make(): Promise<Blob>
  /** Milliseconds; if absent, a dump is valid as long as its state. */
  maxAge?: number
  folder?: string
}

const inMemory = new Map<string, Promise<Blob>>()

/** This machine's dump of the state, created if it is missing; read once per process. A failed attempt is not cached. */
export function cachedDump(request: DumpRequest, requested = inMemory): Promise<Blob> {
  const folder = request.folder ?? join(import.meta.dirname, '../../../node_modules/.cache')
  const file = join(folder, `${request.kind}-${request.state}.tar`)
  const dump = requested.get(file) ?? readOrMake(file, folder, request)
  requested.set(file, dump)
  dump.catch(() => requested.delete(file))
  return dump
}

async function readOrMake(file: string, folder: string, { kind, make, maxAge = Infinity }: DumpRequest): Promise<Blob> {
  const stats = await stat(file).catch(() => undefined)
  const young = stats && Date.now() - stats.mtimeMs < maxAge
  const cachedBytes = young && (await readFile(file).catch(() => undefined))
  if (cachedBytes) return new Blob([cachedBytes])
  const dump = await make()
  // A folder that cannot be written, as in a container, costs only the time of the next start.
  await store(dump, file, folder, kind).catch(() => undefined)
  return dump
}

async function store(dump: Blob, file: string, folder: string, kind: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Under another name until it is complete: several processes may create it in parallel.
  const mine = join(folder, `${randomUUID()}-${kind}`)
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  await rename(mine, file)
  await removeFormer(folder, kind, file)
}

/** Removes dumps of earlier states, 50 MB each, and incomplete files of killed runs. */
async function removeFormer(folder: string, kind: string, file: string): Promise<void> {
  const paths = (await readdir(folder)).map((name) => ({ name, path: join(folder, name) }))
  const isLeft = async (path: string) => Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now()) > HOUR
  for (const { name, path } of paths) {
    const isFormer = name.startsWith(`${kind}-`) ? path !== file : name.endsWith(`-${kind}`) && (await isLeft(path))
    if (isFormer) await rm(path, { force: true })
  }
}
