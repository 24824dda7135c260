import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from './edit.ts'

const keysOf = /export const (\w+Keys) = \{[^]*?\n\}/

/** getJackpot is cached as `jackpot`; if that name is in use, as `getJackpot`. */
const keyName = (name: string, keys: string) => {
  const noun = name.replace(/^[a-z]+/, '')
  const key = noun.charAt(0).toLowerCase() + noun.slice(1)
  return new RegExp(`\\n {2}${key}: `).test(keys) ? name : key
}

/** The file of a domain's keys: a separate file, or its queries. The keys that its queries mention first are the domain's own. */
export function keysFile(domain: string, sources = join(process.cwd(), 'packages/sdk/src')): string {
  const read = (file: string) => readFileSync(join(sources, domain, file), 'utf8')
  const files = readdirSync(join(sources, domain)).filter((file) => file.endsWith('.ts'))
  for (const [name] of read('queries.ts').matchAll(/\b\w+Keys\b/g)) {
    const file = files.find((one) => read(one).includes(`export const ${name} = {`))
    if (file) return `packages/sdk/src/${domain}/${file}`
  }
  throw new Error(`${domain} has no keys: add them to its queries.ts first`)
}

/** Adds a key. */
export const withKey = (text: string, { name = '' }: Answers): string =>
  text.replace(keysOf, (keys, own: string) => {
    const key = keyName(name, keys)
    return `${keys.slice(0, -1)}  ${key}: () => [...${own}.all, '${key}'] as const,\n}`
  })

/** Adds a query of the call to a domain's queries. `keys` is the text of its keys' file before the change. */
export function withQuery(text: string, { name = '', purpose = '' }: Answers, keys: string): string {
  const [all = '', own = ''] = keysOf.exec(keys) ?? []
  const key = keyName(name, all)
  const query = `export const ${queryName(name, keys)} = (client: Client) => callQuery(client, ${name}, {}, { key: ${own}.${key}(), staleTime: minute })`
  const imported = [
    ['Client', "'../core/Client.ts'", 'type '],
    ['callQuery', "'../core/callQuery.ts'", ''],
    ['minute', "'../core/queryDefaults.ts'", ''],
    [name, `'./${name}.ts'`, ''],
  ].reduce((sofar, [what = '', from = '', kind]) => withImport(sofar, what, from, kind), text)
  return `${imported.trimEnd()}\n\n/** ${purpose} */\n${query}\n`
}

/** The query has the name of the call's key. */
export function queryName(name: string, keys: string): string {
  return `${keyName(name, keysOf.exec(keys)?.[0] ?? '')}Query`
}

function withImport(text: string, what: string, from: string, kind = ''): string {
  const there = new RegExp(`import (?:type )?\\{([^}]*)\\} from ${from.replaceAll('.', '\\.')}`).exec(text)
  if (!there) return `import ${kind}{ ${what} } from ${from}\n${text}`
  const [line, names = ''] = there
  if (new RegExp(`\\b${what}\\b`).test(names)) return text
  return text.replace(line, line.replace(names, ` ${names.trim().replace(/,$/, '')}, ${what} `))
}
