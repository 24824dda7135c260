import { createHash } from 'node:crypto'

interface Style {
  /** The library's hash of the file, then its count of the file's names. */
  hash: string
  filePath: string
  packageName?: string | undefined
}

/**
 * Short names of a build's classes and variables: four characters for the file instead of eight, then the count. A page's inline styles are a
 * sixteenth smaller. Throws if two files get the same four characters: then rename one of them.
 */
export function shortNames(): (style: Style) => string {
  const files = new Map<string, { path: string; hash: string }>()
  return ({ hash, filePath, packageName = '' }) => {
    const path = `${packageName}/${filePath}`
    const short = shortened(path)
    const file = files.get(short) ?? { path, hash: hash.slice(0, -1) }
    if (file.path !== path) throw new Error(`shortNames: ${path} and ${file.path} get the same name, ${short}: rename one of them`)
    files.set(short, file)
    return short + hash.slice(file.hash.length)
  }
}

const shortened = (path: string) => {
  const digest = createHash('sha256').update(path).digest()
  const letter = String.fromCharCode(97 + (digest.readUInt32BE(0) % 26))
  return letter + (digest.readUInt32BE(4) % 36 ** 3).toString(36).padStart(3, '0')
}
