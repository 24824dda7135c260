import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DumpRequest {
  /** The content of the dump; a folder stores one of each kind. */
  kind: string
  /** The state it was made from: another state is another dump. */
  state: string
  make(): Promise<Blob>
  /** Milliseconds; without it a dump serves as long as its state. */
  maxAge?: number
  folder?: string
}

const requested = new Map<string, Promise<Blob>>()

/** This machine's dump of the state, made if it is missing; read once a process. */
export function cachedDump(request: DumpRequest): Promise<Blob> {
  const folder = request.folder ?? join(import.meta.dirname, '../../node_modules/.cache')
  const file = join(folder, `${request.kind}-${request.state}.tar`)
  const dump = requested.get(file) ?? readOrMake(file, folder, request)
  requested.set(file, dump)
  return dump
}

async function readOrMake(file: string, folder: string, { kind, make, maxAge = Infinity }: DumpRequest): Promise<Blob> {
  const written = await stat(file).catch(() => undefined)
  const young = written && Date.now() - written.mtimeMs < maxAge
  const found = young && (await readFile(file).catch(() => undefined))
  if (found) return new Blob([found])
  const dump = await make()
  await mkdir(folder, { recursive: true })
  // Under another name until it is complete: several processes may make it at once.
  const mine = join(folder, `${process.pid}-${kind}`)
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()))
  await rename(mine, file)
  // 50 MB each: those of earlier states go.
  const former = (await readdir(folder)).filter((name) => name.startsWith(`${kind}-`) && join(folder, name) !== file)
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })))
  return dump
}
