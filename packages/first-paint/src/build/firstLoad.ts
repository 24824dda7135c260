import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import type { ModuleGraph } from './ModuleGraph.ts'
import { prerenderedChunk } from './prerenderedChunk.ts'
import type { SiteParts } from './SiteParts.ts'

/**
 * One file for what every first page needs: all modules that the entry and the home screen import statically. Without it, the bundler makes
 * one file for each overlap between screens, some forty for home. The home screen itself has its own file.
 */
export function firstLoad({ screens }: Pick<SiteParts, 'screens'>) {
  const home = screens.find(({ name }) => name === 'home')
  if (!home) throw new Error('firstLoad: no screen is called home')
  const ownFolder = join(dirname(home.module), '..')
  const page = `${process.cwd()}/index.html`
  let first: Set<string> | undefined
  const isFirst = (id: string, graph: ModuleGraph) => (first ??= reachable([page, home.module], graph)).has(id)
  let entered: Set<string> | undefined
  // Not what the entry itself imports of it, as the screen's declaration: the entry would need a second file.
  const isHomes = (id: string, graph: ModuleGraph) => id.startsWith(`${ownFolder}/`) && !(entered ??= reachable([page], graph)).has(id)
  const name = (id: string, graph: ModuleGraph) => {
    if (style.test(id)) return isFirst(id, graph) ? 'first' : 'later'
    return (renderer.test(id) || isFirst(id, graph)) && !isHomes(id, graph) ? 'first' : null
  }
  const entry = { name, debugName: 'first', priority: 3, includeDependenciesRecursively: false }
  const others = screens.filter((screen) => screen !== home)
  return { codeSplitting: { groups: [entry, prerenderedChunk(others, isFirst, reachable), icons] } }
}

// Imported dynamically, so that it is evaluated in a task of its own, but needed by every page.
const renderer = /\/node_modules\/(react-dom|scheduler)\//

// In two sheets: what a first page needs, and the rest.
const style = /\.vanilla\.css$/

// A few hundred bytes each: those that no first page uses share one file.
const icons = { name: 'icons', test: /\/src\/icons\//, priority: 1, includeDependenciesRecursively: false }

/** The modules that these roots import statically. */
export function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const queue = [...roots]
  for (const id of queue) {
    if (found.has(id)) continue
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`firstLoad: the build has no module ${id}`)
    found.add(id)
    if (packageOf(id)) continue
    const { importedIds, code } = module
    queue.push(...importedIds.flatMap((target) => (packageOf(target) && code ? [target, ...usedModules(target, code, graph)] : [target])))
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

/** The modules behind the names that some code imports from a package entry. */
function usedModules(entry: string, code: string, graph: ModuleGraph): string[] {
  const imports = importsOf(code).filter(({ from }) => from === packageOf(entry))
  if (imports.length === 0) throw new Error(`firstLoad: found no import of ${packageOf(entry)} in a module that depends on it`)
  return modulesBehind(
    entry,
    imports.flatMap(({ names }) => names),
    graph,
  )
}

function modulesBehind(entry: string, names: readonly string[], graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(entry) ?? { code: '', importedIds: [] }
  const missing = new Set(names)
  const used = exportsOf(code ?? '').flatMap(({ from, names: reExported }) => {
    const id = from.startsWith('.') ? join(dirname(entry), from) : importedIds.find((imported) => packageOf(imported) === from)
    if (!id) return []
    const exported = reExported ?? graph.getModuleInfo(id)?.exports ?? []
    const wanted = exported.filter((name) => missing.delete(name))
    if (wanted.length === 0 && exported.length > 0) return []
    return packageOf(id) ? [id, ...modulesBehind(id, wanted, graph)] : [id]
  })
  if (missing.size > 0) throw new Error(`firstLoad: found no export of ${packageOf(entry)} named ${[...missing].join(', ')}`)
  return used
}

/** Names that a module imports, by specifier. */
const importsOf = (code: string) =>
  parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const names = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'))
    return [{ from: node.source.value, names }]
  })

interface ReExport {
  from: string
  /** Undefined for `export *`. Empty for an import without re-exported names, which always counts for its side effects. */
  names: string[] | undefined
}

/** Names that an entry re-exports, by specifier: with `export … from`, or by an import and a later export. */
function exportsOf(code: string): ReExport[] {
  const { body } = parseAst(code)
  const own = new Set(
    body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && !node.source ? node.specifiers.map((one) => nameOf(one.exported)) : [],
    ),
  )
  return body.flatMap((node): ReExport[] => {
    if (node.type === 'ExportAllDeclaration') return [{ from: node.source.value, names: undefined }]
    if (node.type === 'ImportDeclaration')
      return [{ from: node.source.value, names: node.specifiers.map(({ local }) => local.name).filter((name) => own.has(name)) }]
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    return [{ from: node.source.value, names: node.specifiers.map((one) => nameOf(one.exported)) }]
  })
}

const nameOf = (name: { type: string; name?: string; value?: string }) => name.name ?? name.value ?? ''
