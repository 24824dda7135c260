import type { ModuleGraph } from './ModuleGraph.ts'

/** How many chunks must share a module before it moves to the common chunk. */
const SHARED_BY = 5
/** Bytes of source; larger modules stay with the chunks that use them. */
const LARGEST = 4000

// Also React Query's one-line suspense hooks: without this, each would become a file.
const ours = /\/packages\/(ui|player|sdk)\/src\/(?!.*\/(locales|home)\/)|\/react-query\/build\/modern\/useSuspense\w+\.js$/
const style = /\.vanilla\.css$/

/**
 * One file for the small parts that many screens share (cards, fields, notices); the bundler would make one file for each overlap. A screen
 * requests a third fewer files, and the entry, which names all others, is 1.3 kB smaller. Excluded is whatever imports a library (such as
 * overlays) or the chunk of an area: every screen would load it.
 */
export function commonChunk(isFirst: (id: string, graph: ModuleGraph) => boolean, isOfArea: (id: string, graph: ModuleGraph) => boolean) {
  const known = new Map<string, boolean>()
  const isLight = (id: string, graph: ModuleGraph) => {
    const found = new Set([id])
    for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) if (!isFirst(next, graph)) found.add(next)
    return [...found].every((one) => ours.test(one) && !isOfArea(one, graph))
  }
  const isCommon = (id: string, graph: ModuleGraph) => {
    const result = known.get(id) ?? (ours.test(id) && !style.test(id) && !isFirst(id, graph) && isLight(id, graph))
    known.set(id, result)
    return result
  }
  return {
    name: (id: string, graph: ModuleGraph) => (isCommon(id, graph) ? 'common' : null),
    debugName: 'common',
    minShareCount: SHARED_BY,
    maxModuleSize: LARGEST,
    includeDependenciesRecursively: false,
  }
}
