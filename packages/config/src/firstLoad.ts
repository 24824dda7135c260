import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { commonChunk } from './commonChunk.ts'
import type { ModuleGraph } from './ModuleGraph.ts'
import { publicChunks } from './publicChunks.ts'

/**
 * One file for what every first page needs: all that the entry and the home screen use without `import()`. Left alone, the bundler makes
 * a file of each overlap between screens, some forty for home. The home screen itself stays apart.
 */
export function firstLoad() {
  let first: Set<string> | undefined
  const isFirst = (id: string, graph: ModuleGraph) => (first ??= firstModules([`${process.cwd()}/index.html`, home], graph)).has(id)
  const name = (id: string, graph: ModuleGraph) => {
    if (style.test(id)) return isFirst(id, graph) ? 'first' : 'later'
    if (isFirst(id, graph)) return isLater(id) ? null : 'first'
    return small.find(([, pattern]) => pattern.test(id))?.[0] ?? null
  }
  const entry = { name, debugName: 'first', priority: 3, includeDependenciesRecursively: false }
  const areas = publicChunks(isFirst, reachable)
  const isOfArea = (id: string, graph: ModuleGraph) => ![null, 'public'].includes(areas.name(id, graph))
  return { codeSplitting: { groups: [entry, areas, icons, commonChunk(isFirst, isOfArea)] } }
}

const later = /\/player\/src\/home\//

const style = /\.vanilla\.css$/

// Some hundred bytes each: what no first page uses of them is one file, not one for each overlap between screens.
const icons = { name: 'icons', test: /\/ui\/src\/icons\//, priority: 1, includeDependenciesRecursively: false }
const small: [name: string, pattern: RegExp][] = [
  [
    'cards',
    /\/ui\/src\/components\/(Avatar|FavoriteButton|GameTile|VendorTile)\/|\/player\/src\/blocks\/(GameCard\/|RoomLabel|launchTarget)/,
  ],
  [
    'moneyForm',
    /\/player\/src\/(session\/useDraft|blocks\/(UnknownOutcome\/(KeyedSubmit|isUnseen)|OrderPage\/(UnseenOrder|TransferMade)))\.ts/,
  ],
  ['home', /\/ui\/src\/components\/(MatchCard|NoticeTicker)\/|\/player\/src\/home\/(hotMatches\/Match|HomeScreen\/(Notices|VendorCard))/],
]

/** The files that every build of a site has. */
export const firstLoadGroups = ['first', 'public', icons.name, 'common', ...small.map(([name]) => name)]

const home = new URL('../../player/src/home/HomeScreen/HomeScreen.tsx', import.meta.url).pathname

/** Code in a file of its own all the same; its styles come with the first. */
export const isLater = (id: string): boolean => later.test(id)

/** The modules that these roots use without `import()`. Fails where a rule finds nothing: it would pass for a working one. */
export function firstModules(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const all = reachable(roots, graph)
  if (![...all].some(isLater)) throw new Error(`firstLoad: no module matches ${later}: correct the rule`)
  return all
}

function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const queue = [...roots]
  for (const id of queue) {
    if (found.has(id)) continue
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`firstLoad: the build has no module ${id}`)
    found.add(id)
    if (packageOf(id)) continue
    const { importedIds, code } = module
    queue.push(...importedIds.flatMap((target) => (packageOf(target) && code ? [target, ...usedOf(target, code, graph)] : [target])))
  }
  return found
}

/**
 * How code spells the import of a module that only passes on what others export: `@platform/ui` of `…/packages/ui/src/exports/index.ts`.
 * Undefined for any other module. What is imported of them by name is followed, so that a first page does not bring what only later ones use.
 */
function packageOf(id: string): string | undefined {
  const [, library] = /\/node_modules\/(@tanstack\/[\w-]+)\/build\/modern\/index\.js$/.exec(id) ?? []
  if (library) return library
  const [, name, entry] = /\/packages\/(\w+)\/src\/exports\/(.+)\.ts$/.exec(id) ?? []
  return name && `@platform/${name}${entry === 'index' ? '' : `/${entry}`}`
}

/** Which modules of a package's entry are behind the names that some code imports from it. */
function usedOf(entry: string, code: string, graph: ModuleGraph): string[] {
  const imports = importsOf(code).filter(({ from }) => from === packageOf(entry))
  if (imports.length === 0) throw new Error(`firstLoad: no import of ${packageOf(entry)} is found in a module that imports it`)
  return behind(
    entry,
    imports.flatMap(({ names }) => names),
    graph,
  )
}

function behind(entry: string, names: readonly string[], graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(entry) ?? { code: '', importedIds: [] }
  const missing = new Set(names)
  const used = exportsOf(code ?? '').flatMap(({ from, names: passed }) => {
    const id = from.startsWith('.') ? join(dirname(entry), from) : importedIds.find((imported) => packageOf(imported) === from)
    if (!id) return []
    const exported = passed ?? graph.getModuleInfo(id)?.exports ?? []
    const wanted = exported.filter((name) => missing.delete(name))
    if (wanted.length === 0 && exported.length > 0) return []
    return packageOf(id) ? [id, ...behind(id, wanted, graph)] : [id]
  })
  if (missing.size > 0) throw new Error(`firstLoad: ${packageOf(entry)} is not seen to export ${[...missing].join(', ')}`)
  return used
}

/** What a module imports by name, from where. */
const importsOf = (code: string) =>
  parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const names = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'))
    return [{ from: node.source.value, names }]
  })

interface Passed {
  from: string
  /** All of a module, where undefined. None for an import that passes on nothing: it always counts. */
  names: string[] | undefined
}

/** What an entry passes on, from where: by `export … from`, or imported first and exported then. */
function exportsOf(code: string): Passed[] {
  const { body } = parseAst(code)
  const own = new Set(
    body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && !node.source ? node.specifiers.map((one) => nameOf(one.exported)) : [],
    ),
  )
  return body.flatMap((node): Passed[] => {
    if (node.type === 'ExportAllDeclaration') return [{ from: node.source.value, names: undefined }]
    if (node.type === 'ImportDeclaration')
      return [{ from: node.source.value, names: node.specifiers.map(({ local }) => local.name).filter((name) => own.has(name)) }]
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    return [{ from: node.source.value, names: node.specifiers.map((one) => nameOf(one.exported)) }]
  })
}

const nameOf = (name: { type: string; name?: string; value?: string }) => name.name ?? name.value ?? ''
