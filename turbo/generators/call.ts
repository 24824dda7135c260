import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { add, edit, format, lineAfterLast } from './edit.ts'

// From the root, where generators run: what bundles them knows no place of this file.
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
  ],
  actions: [
    add('packages/sdk/src/{{domain}}/{{name}}.ts', 'call/call.ts.hbs'),
    edit('packages/sdk/src/exports/{{domain}}.ts', (text, { domain, name }) =>
      lineAfterLast(text, /^export [*{]/, `export * from '../${domain}/${name}.ts'`),
    ),
    edit('packages/sdk/test/exports.json', withName),
    edit('apps/sandbox/src/{{domain}}/routes.ts', withRoute),
    (_answers, _config, plop) => {
      execFileSync('node', ['--conditions=@platform/source', 'scripts/lib/contract.ts'], { cwd: plop.getDestBasePath() })
      return 'docs/contract.md, packages/sdk/src/openapi/descriptions.json'
    },
    format(
      'packages/sdk/src/{{domain}}',
      'packages/sdk/src/exports',
      'packages/sdk/test/exports.json',
      'apps/sandbox/src/{{domain}}/routes.ts',
      'docs/contract.md',
      'packages/sdk/src/openapi/descriptions.json',
    ),
  ],
}

function withName(text: string, { domain = '', name = '' }: Record<string, string>): string {
  const names = JSON.parse(text) as Record<string, string[]>
  return JSON.stringify({ ...names, [`./${domain}`]: [...(names[`./${domain}`] ?? []), name].toSorted() })
}

// The route answers an empty object until somebody writes what the gateway knows.
function withRoute(text: string, { domain = '', name = '' }: Record<string, string>): string {
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
