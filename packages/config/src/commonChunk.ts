import { lightModules } from './lightModules.ts'
import type { ModuleGraph, ModuleRule } from './ModuleGraph.ts'

/** How many chunks must share a module before it moves to the common chunk. */
const SHARED_BY = 5
/** Bytes of source; larger modules stay with the chunks that use them. */
const LARGEST = 4000

/**
 * One file for the small parts that many screens share (cards, fields, notices); the bundler would make one file for each overlap. A screen
 * requests a third fewer files, and the entry, which names all others, is 1.3 kB smaller. Excluded is whatever imports a library or the chunk
 * of an area: every screen would load it.
 */
export function commonChunk(isFirst: ModuleRule, isOfArea: ModuleRule) {
  const isLight = lightModules(isFirst, isOfArea)
  return {
    name: (id: string, graph: ModuleGraph) => (isLight(id, graph) ? 'common' : null),
    debugName: 'common',
    minShareCount: SHARED_BY,
    maxModuleSize: LARGEST,
    includeDependenciesRecursively: false,
  }
}
