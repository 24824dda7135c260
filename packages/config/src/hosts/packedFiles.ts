import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Host configuration is never sent; `site.json` may be edited on the host, and a compressed copy would be outdated. */
const isPackable = (name: string) => /\.(html|js|css|json|svg|webmanifest|txt|xml)$/.test(name) && !/^_|^site\.json$/.test(name)
/** Compressing smaller files saves nothing. */
const SMALLEST = 600

/** Compresses each text file of the finished site at the highest level: hosts send `app.js.br` or `app.js.gz` instead of `app.js`. */
export function packedFiles(): Plugin {
  let folder = ''
  return {
    name: 'platform:packed-files',
    enforce: 'post',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed has written nothing: its own error must be the one that shows.
        if (existsSync(folder)) await packFolder(folder)
      },
    },
  }
}

export async function packFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPackable(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(packFile))
}

/** Writes the compressed copies of a file beside it. */
export async function packFile(file: string): Promise<void> {
  const plain = readFileSync(file)
  if (plain.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain, { level: 9 })])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, zipped)
}
