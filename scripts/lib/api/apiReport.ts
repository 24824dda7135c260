import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, readDeclarations, type Declarations } from './readDeclarations.ts'

/** Longer declarations are cut, with a hash of the complete text. */
const SHOWN = 200

/**
 * What others build on, from a package's built declarations: one sorted line for each export of each entry and each type that these use,
 * `./games getGameList: declare const …`.
 */
export function apiReport(packageFolder: string): string {
  const modules = new Map<string, Declarations>()
  const moduleOf = (file: string) => modules.get(file) ?? modules.set(file, readDeclarations(file)).get(file)!
  const lines = new Set<string>()
  const used = new Set<string>()

  const write = (entry: string, name: string, { file, name: declared }: { file: string; name: string }): void => {
    if (!file.endsWith('.d.ts')) return void lines.add(`${entry} ${name}: ${declared} of ${file}`)
    const module = moduleOf(file)
    const text = module.own.get(declared)
    const elsewhere = module.exported.get(declared) ?? module.imported.get(declared)
    if (text === undefined && elsewhere && (elsewhere.file !== file || elsewhere.name !== declared)) return write(entry, name, elsewhere)
    if (text === undefined) {
      for (const star of module.stars)
        if (star.endsWith('.d.ts') && namesIn(star).has(declared)) write(entry, name, { file: star, name: declared })
      return
    }
    lines.add(`${entry} ${name}: ${shortened(text.replaceAll(/import\("[^"]+"\)\./g, ''))}`)
    for (const [, specifier = '', type = ''] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) include(fileOf(file, specifier), type)
    for (const [word] of text.matchAll(/(?<![.\w$])[A-Za-z_$][\w$]*/g)) {
      const origin = module.imported.get(word)
      if (origin) include(origin.file, origin.name)
      else if (word !== declared && module.own.has(word)) include(file, word)
    }
  }

  const include = (file: string | undefined, name: string) => {
    const key = `${file} ${name}`
    if (!file?.endsWith('.d.ts') || name === '*' || used.has(key)) return
    used.add(key)
    write('uses', name, { file, name })
  }

  const namesIn = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file) || !file.endsWith('.d.ts')) return new Set()
    seen.add(file)
    const { exported, stars } = moduleOf(file)
    return new Set([...exported.keys(), ...stars.flatMap((star) => [...namesIn(star, seen)])])
  }

  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types?: string }>
  }
  for (const [entry, { types }] of Object.entries(exports)) {
    if (!types) continue
    const file = join(packageFolder, types)
    for (const name of namesIn(file)) write(entry, name, { file, name })
  }
  const exported = new Set([...lines].filter((line) => !line.startsWith('uses ')).map(withoutEntry))
  return `${[...lines]
    .filter((line) => !line.startsWith('uses ') || !exported.has(withoutEntry(line)))
    .toSorted()
    .join('\n')}\n`
}

const withoutEntry = (line: string) => line.slice(line.indexOf(' ') + 1)

function shortened(text: string): string {
  if (text.length <= SHOWN) return text
  return `${text.slice(0, SHOWN)}… ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}
