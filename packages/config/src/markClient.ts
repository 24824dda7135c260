import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of React that its build for server components does not have. */
const clientOnly = /^(createContext|Component|PureComponent|use|use(?!Memo|Callback|Id|DebugValue)[A-Z]\w*)$/

/**
 * Writes "use client" into the modules of a package that only run in a browser or for one, so that a page of server components imports the
 * others (formats, tokens) as functions. `exports` only pass on, and need no mark.
 */
export function markClient(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const modules = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  for (const file of clientModules(modules)) {
    writeFileSync(join(folder, file), `"use client";\n${modules.get(file)}`)
    // One line more.
    const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as { mappings: string }
    writeFileSync(join(folder, `${file}.map`), JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
  }
}

/** Modules that use a hook, a context or an event, and those that call a function of such a module. */
export function clientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const client = new Set<string>()
  const parts = [...modules].map(([file, code]) => ({ file, code, imports: importsOf(code) }))
  for (let size = -1; size !== client.size;) {
    size = client.size
    for (const { file, code, imports } of parts) {
      if (file.startsWith('exports/')) continue
      const isClient = imports.some(({ names, from }) => {
        if (/^(@base-ui|swiper|react-dom)\b/.test(from)) return true
        if (from === 'react') return names.some((name) => clientOnly.test(name))
        // A component may be passed on as it is; a function of a client module cannot be called.
        return client.has(join(file, '..', from)) && names.some((name) => /^[a-z]/.test(name))
      })
      const hasEvents = imports.some(({ from }) => from === 'react/jsx-runtime') && /\bon[A-Z]\w*:/.test(code)
      if (isClient || hasEvents) client.add(file)
    }
  }
  return client
}

/** Imports as esbuild writes them. */
const importsOf = (code: string) =>
  [...code.matchAll(/^import (?:\{([^}]*)\}|([\w$* ]+)) from "([^"]+)";$/gm)].map(([, list = '', other = '', from = '']) => ({
    from,
    names: (list || other).split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!),
  }))
