import { readFile } from 'node:fs/promises'

/** The pages of the console in the order of their navigation: path, file and name. */
const pages = [
  { path: '', file: 'index', name: 'QA console' },
  { path: '/desk', file: 'desk', name: "Operator's desk" },
  { path: '/scenarios', file: 'scenarios', name: 'Scenarios' },
  { path: '/calls', file: 'calls', name: 'Calls' },
  { path: '/actions', file: 'actions', name: 'Every action' },
]
const scripts = ['console', 'desk', 'limits', 'scenarios', 'calls', 'actions', 'forms', 'switches', 'resetToSeed', 'dom']
const folder = new URL('./public/', import.meta.url)

export interface ConsoleFile {
  path: string
  type: string
  read: () => Promise<string>
}

/** Every file that the console serves; its pages link to all others. */
export const consoleFiles: readonly ConsoleFile[] = [
  ...pages.flatMap(({ path, file, name }) => {
    const page = { type: 'text/html; charset=utf-8', read: () => pageOf(file, name) }
    return path
      ? [{ path, ...page }]
      : [
          { path, ...page },
          { path: '/', ...page },
        ]
  }),
  ...scripts.map((name) => ({ path: `/${name}.js`, type: 'text/javascript; charset=utf-8', read: () => textOf(`${name}.js`) })),
  { path: '/console.css', type: 'text/css; charset=utf-8', read: () => textOf('console.css') },
]

const textOf = (file: string) => readFile(new URL(file, folder), 'utf8')

async function pageOf(file: string, name: string): Promise<string> {
  const links = pages.filter((page) => page.file !== file).map((page) => `<a href="/console${page.path}">${page.name}</a>`)
  const head = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/console/console.css" />`
  const text = await textOf(`${file}.html`)
  return text.replace('<!-- head -->', head).replace('<!-- nav -->', `<h1>${name}</h1><nav aria-label="Console">${links.join(' ')}</nav>`)
}
