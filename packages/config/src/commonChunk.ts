import type { ModuleGraph } from './ModuleGraph.ts'

/** Screens and sheets that use a module before it is common. */
const SHARED_BY = 5
/** Larger modules stay where they are wanted, bytes of source. */
const LARGEST = 4000

// Hooks of a library that are a call each, too: left alone, each would be a file.
const ours = /\/packages\/(ui|player|sdk)\/src\/(?!.*\/(locales|home)\/)|\/react-query\/build\/modern\/useSuspense\w+\.js$/
const style = /\.vanilla\.css$/

/**
 * One file for the small parts that many screens share (cards, fields, notices), which the bundler would make a file of each overlap of:
 * a screen asks for a third fewer files, and the first file, which names all others, is 1.3 kB smaller. A part that brings a library,
 * such as the overlays, or the file of an area stays out: every screen would bring it.
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
