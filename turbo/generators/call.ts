import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { add, type Answers, edit, format, lineAfterLast, sentence } from './edit.ts'
import { keysFile, queryName, withKey, withQuery } from './query.ts'

// Relative to the root, where generators run: they are bundled, so this file's own path is unknown.
const sources = join(process.cwd(), 'packages/sdk/src')

/** The folders of the SDK that hold calls, each with a public entry of its name. */
export const domains: string[] = readdirSync(sources).filter(
  (folder) =>
    existsSync(join(sources, 'exports', `${folder}.ts`)) &&
    readdirSync(join(sources, folder)).some((file) => readFileSync(join(sources, folder, file), 'utf8').includes('= defineCall(')),
)

/** A call of the gateway: its file, its export, its route in the sandbox. */
export const call: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A call of the gateway: description, export, sandbox route',
  prompts: [
    { type: 'list', name: 'domain', message: 'Domain', choices: domains },
    {
      type: 'input',
      name: 'name',
      message: 'Name, verb and noun',
      validate: (name: string) => /^[a-z]+[A-Z]\w+$/.test(name) || 'Like getJackpot',
    },
    { type: 'list', name: 'method', message: 'Method', choices: ['GET', 'POST', 'PUT', 'DELETE'] },
    {
      type: 'input',
      name: 'path',
      message: 'Path',
      validate: (path: string) => /^\/(wps|lgw)\/\S+$/.test(path) || 'Starts with /wps/ or /lgw/',
    },
    { type: 'input', name: 'section', message: 'Section of the specification', default: '7' },
    {
      type: 'input',
      name: 'purpose',
      message: 'What it returns or does, in a sentence: units, shapes, what a caller cannot see from its types',
      validate: sentence,
    },
  ],
  actions: [
    add('packages/sdk/src/{{domain}}/{{name}}.ts', 'call/call.ts.hbs'),
    edit('packages/sdk/src/exports/{{domain}}.ts', (text, { domain, name }) =>
      lineAfterLast(text, /^export [*{]/, `export * from '../${domain}/${name}.ts'`),
    ),
    edit('packages/sdk/test/exports.json', (text, { domain = '', name = '' }) => withName(text, `./${domain}`, name)),
    // A call that only reads is cached under a key. The key is added last, since the query's name depends on the existing keys.
    ofReads(
      edit('packages/sdk/test/exports.json', (text, answers) =>
        withName(text, `./query/${answers.domain}`, queryName(answers.name ?? '', keysOf(answers))),
      ),
    ),
    ofReads(edit('packages/sdk/src/{{domain}}/queries.ts', (text, answers) => withQuery(text, answers, keysOf(answers)))),
    ofReads(edit(({ domain = '' }) => keysFile(domain), withKey)),
    edit(({ domain = '' }) => routesFile(domain), withRoute),
    edit('apps/sandbox/src/access/rules.ts', withRule),
    (_answers, _config, plop) => {
      execFileSync('node', ['--conditions=@platform/source', 'scripts/lib/contract.ts'], { cwd: plop.getDestBasePath() })
      return 'docs/contract.md, docs/features.md, packages/sdk/src/openapi/descriptions.json'
    },
    format(
      'packages/sdk/src/{{domain}}',
      'packages/sdk/src/exports',
      'packages/sdk/test/exports.json',
      // Not a glob: beside one, oxfmt skips the folders.
      ({ domain = '' }) => routesFile(domain),
      'apps/sandbox/src/access/rules.ts',
    ),
  ],
}

const keysOf = ({ domain = '' }: Answers) => readFileSync(keysFile(domain), 'utf8')

function ofReads(action: PlopTypes.CustomActionFunction): PlopTypes.CustomActionFunction {
  return (answers, config, plop) =>
    (answers as Answers).method === 'GET' ? action(answers, config, plop) : 'no query: the call changes data'
}

function withName(text: string, entry: string, name: string): string {
  const names = JSON.parse(text) as Record<string, string[]>
  return JSON.stringify({ ...names, [entry]: [...(names[entry] ?? []), name].toSorted() })
}

/** The sandbox's routes of a domain: calls of `deposit` are answered in `payments`. */
export function routesFile(domain: string, sources = join(process.cwd(), 'apps/sandbox/src')): string {
  const files = [domain, ...readdirSync(sources)].map((folder) => join(sources, folder, 'routes.ts')).filter(existsSync)
  const file = files.find((one) => readFileSync(one, 'utf8').includes(`'@platform/sdk/${domain}'`))
  if (!file) throw new Error(`No routes.ts of apps/sandbox answers calls of ${domain}`)
  return relative(join(sources, '../../..'), file)
}

/** Access of a new call: everyone whom its description allows. Add a rule if the call names another member's data. */
export function withRule(text: string, { name = '' }: Answers): string {
  return text.replace(/\n( {2}\.\.\.\w+,)*\n\}/, (end) => `\n  ${name}: anything(),${end}`)
}

// The route answers an empty object until it is implemented.
export function withRoute(text: string, { domain = '', name = '' }: Answers): string {
  const entry = `@platform/sdk/${domain}`
  const asNamespace = new RegExp(`import \\* as (\\w+) from '${entry}'`).exec(text)?.[1]
  const imported = asNamespace
    ? text
    : text.includes(`} from '${entry}'`)
      ? text.replace(new RegExp(`,?\\s*\\} from '${entry}'`), `, ${name} } from '${entry}'`)
      : `import { ${name} } from '${entry}'\n${text}`
  const route = `handle(${asNamespace ? `${asNamespace}.${name}` : name}, () => ({}))`
  return imported.replace(/(export const \w+Routes(?:: Route\[\])? = \[)/, `$1${route}, `)
}
