import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const packable = /^(text|application\/(json|manifest)|image\/svg)/

type Encoding = 'br' | 'gzip'

export interface File {
  type: string
  etag: string
  plain: Buffer
  /** Compressed by the build, or when first requested; cached. */
  packed: Map<Encoding, Promise<Buffer>>
  /** Where it is in the build, and when it was written. */
  path?: string
  changedAt?: number
}

/** A page that is in no file of a build, compressed. */
export async function pageFile(html: string): Promise<File> {
  const plain = Buffer.from(html)
  const file: File = { type: types['.html']!, etag: etagOf(plain), plain, packed: new Map() }
  await Promise.all([pack(file, 'br'), pack(file, 'gzip')])
  return file
}

/** Headers of a page, by its HTML. */
export type HeadersOf = (html: string) => Record<string, string>

export interface StaticFiles {
  /** A file of the folder as an answer, or undefined if it does not exist. */
  serve(path: string, request: Request, headers?: HeadersOf): Promise<Response | undefined>
}

/** Serves a folder of a build: hashed assets cached forever, the rest revalidated, text compressed with brotli or gzip. */
export function staticFiles(folder: string): StaticFiles {
  const cache = new Map<string, File>()
  return {
    async serve(path, request, headers) {
      const file = await find(folder, path, cache)
      if (!file) return undefined
      const cached = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return send(file, request, cached, headers)
    },
  }
}

/** Answers with a file. */
export async function send(file: File, request: Request, cached: string, headers?: HeadersOf): Promise<Response> {
  const encoding = packable.test(file.type) ? encodingFor(request) : undefined
  const html = file.type.startsWith('text/html') ? (headers?.(file.plain.toString('utf8')) ?? {}) : {}
  const answer = {
    'Content-Type': file.type,
    'Cache-Control': cached,
    'X-Content-Type-Options': 'nosniff',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...html,
  }
  if (request.headers.get('If-None-Match') === file.etag) return new Response(null, { status: 304, headers: answer })
  const body = encoding ? await pack(file, encoding) : file.plain
  return new Response(new Uint8Array(body), { headers: { ...answer, ...(encoding && { 'Content-Encoding': encoding }) } })
}

/** Files that only the hosting service reads (`_headers`), and files of the operating system (`.DS_Store`). */
const hiddenPath = /^\/_|\/\./

/** Checks the file on disk each time: a build may be replaced while the server runs. */
async function find(folder: string, path: string, cache: Map<string, File>): Promise<File | undefined> {
  if (hiddenPath.test(path)) return undefined
  const fullPath = join(folder, path)
  if (!fullPath.startsWith(folder + sep) || fullPath.includes('\0')) return undefined
  const stats = await stat(fullPath).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const cachedFile = cache.get(fullPath)
  if (cachedFile?.changedAt === stats.mtimeMs) return cachedFile
  const plain = await readFile(fullPath)
  const file = {
    path: fullPath,
    changedAt: stats.mtimeMs,
    type: types[extname(fullPath)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    plain,
    packed: new Map(),
  }
  cache.set(fullPath, file)
  return file
}

export const etagOf = (plain: Buffer): string => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

function encodingFor(request: Request): Encoding | undefined {
  const acceptHeader = request.headers.get('Accept-Encoding') ?? ''
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(acceptHeader))
}

function pack(file: File, encoding: Encoding): Promise<Buffer> {
  const pendingResult = file.packed.get(encoding)
  if (pendingResult) return pendingResult
  const result = packedByBuild(file, encoding).then((builtFile) => builtFile ?? packNow(file.plain, encoding))
  file.packed.set(encoding, result)
  return result
}

/** The compressed file of the build; one that is older than its original is from another build. */
async function packedByBuild({ path, changedAt = 0 }: File, encoding: Encoding): Promise<Buffer | undefined> {
  if (!path) return undefined
  const packedPath = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
  const stats = await stat(packedPath).catch(() => undefined)
  return stats && stats.mtimeMs >= changedAt ? readFile(packedPath) : undefined
}

const packNow = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      })
    : promisify(gzip)(plain, { level: 9 })
