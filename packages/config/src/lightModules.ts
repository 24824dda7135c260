import type { ModuleRule } from './ModuleGraph.ts'

// Also React Query's one-line suspense hooks: without this, each would become a file.
const ours = /\/packages\/(ui|player|sdk)\/src\/(?!.*\/(locales|home)\/)|\/react-query\/build\/modern\/useSuspense\w+\.js$/
const style = /\.vanilla\.css$/

/**
 * Whether a module, with all that it imports and the first file does not have, is our own code. Anything that imports a library (such as
 * overlays) or a module of `isOfArea` is not: a file that many screens load must not bring these with it.
 */
export function lightModules(isFirst: ModuleRule, isOfArea: ModuleRule = () => false): ModuleRule {
  const known = new Map<string, boolean>()
  const find: ModuleRule = (id, graph) => {
    const found = new Set([id])
    for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) if (!isFirst(next, graph)) found.add(next)
    return [...found].every((one) => ours.test(one) && !isOfArea(one, graph))
  }
  return (id, graph) => {
    const result = known.get(id) ?? (ours.test(id) && !style.test(id) && !isFirst(id, graph) && find(id, graph))
    known.set(id, result)
    return result
  }
}
