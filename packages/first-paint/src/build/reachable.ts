import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** The part of the bundler's module graph that our chunk rules read. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null; exports?: readonly string[] } | null
}

/** The modules that these roots import statically. */
export function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const queue = [...roots]
  for (const id of queue) {
    if (found.has(id)) continue
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`reachable: the build has no module ${id}`)
    found.add(id)
    if (packageOf(id)) continue
    const { importedIds, code } = module
    queue.push(...importedIds)
    for (const entry of importedIds.filter(packageOf)) if (code) queue.push(...modulesBehind(entry, namesFrom(entry, code), graph))
  }
  return found
}

/**
 * The import specifier of a module that only re-exports: `@platform/ui` for `…/packages/ui/src/exports/index.ts`. Undefined for any other
 * module. Imports from these modules are followed by name, so that a first page does not load what only later pages use.
 */
function packageOf(id: string): string | undefined {
  const [, library] = /\/node_modules\/(@tanstack\/[\w-]+)\/build\/modern\/index\.js$/.exec(id) ?? []
  if (library) return library
  const [, name, entry] = /\/packages\/(\w+)\/src\/exports\/(.+)\.ts$/.exec(id) ?? []
  return name && `@platform/${name}${entry === 'index' ? '' : `/${entry}`}`
}

/** The names that some code imports from a package entry. */
function namesFrom(entry: string, code: string): string[] {
  const imports = linksOf(code).filter(({ from }) => from === packageOf(entry))
  if (imports.length === 0) throw new Error(`reachable: found no import of ${packageOf(entry)} in a module that depends on it`)
  return imports.flatMap(({ names }) => names ?? ['*'])
}

/** The modules behind these names of a package entry. */
function modulesBehind(entry: string, names: readonly string[], graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(entry) ?? { code: '', importedIds: [] }
  const missing = new Set(names)
  const used = linksOf(code ?? '').flatMap((link) => {
    const id = link.from.startsWith('.') ? join(dirname(entry), link.from) : importedIds.find((one) => packageOf(one) === link.from)
    if (!id) return []
    const exported = link.names ?? graph.getModuleInfo(id)?.exports ?? []
    const wanted = exported.filter((name) => missing.delete(name))
    // A module without names counts for its side effects.
    if (wanted.length === 0 && exported.length > 0) return []
    return packageOf(id) ? [id, ...modulesBehind(id, wanted, graph)] : [id]
  })
  if (missing.size > 0) throw new Error(`reachable: found no export of ${packageOf(entry)} named ${[...missing].join(', ')}`)
  return used
}

/** The names that a module imports or re-exports, by specifier; without names: all. */
const linksOf = (code: string) =>
  parseAst(code).body.flatMap((node): { from: string; names?: string[] }[] => {
    if (node.type === 'ExportAllDeclaration') return [{ from: node.source.value }]
    if (node.type === 'ImportDeclaration')
      return [
        { from: node.source.value, names: node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*')) },
      ]
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    return [{ from: node.source.value, names: node.specifiers.map((one) => nameOf(one.exported)) }]
  })

const nameOf = (name: { type: string; name?: string; value?: string }) => name.name ?? name.value ?? ''
