import type { ModuleGraph, ModuleRule } from './ModuleGraph.ts'
import type { SiteParts } from './SiteParts.ts'

/** Modules with files of their own: screens, which other screens may show, and the form libraries, which members' forms use too. */
const apart = /\/\w+Screen\/|\/node_modules\/(react-hook-form|@hookform)\//

/**
 * Puts the modules that a prerendered screen shares with other screens into few files: one for its feature and one for all features. Such a
 * page is often the first that a visitor opens: without this, the register page requests 68 files. What only one of them uses has its own
 * file, because the others do not need it.
 */
export function prerenderedChunk(
  screens: SiteParts['screens'],
  isFirst: ModuleRule,
  reachable: (roots: readonly string[], graph: ModuleGraph) => Set<string>,
) {
  let used: { name: string; feature: string; modules: Set<string> }[] | undefined
  const name = (id: string, graph: ModuleGraph) => {
    if (isFirst(id, graph) || apart.test(id)) return null
    used ??= screens.map((screen) => ({ ...screen, modules: reachable([screen.module], graph) }))
    const [user, ...others] = used.filter(({ modules }) => modules.has(id))
    if (!user) return null
    if (others.some(({ feature }) => feature !== user.feature)) return 'prerendered'
    return others.length > 0 ? user.feature : `${user.feature}-${user.name}`
  }
  return { name, debugName: 'prerendered', priority: 2, minShareCount: 2, includeDependenciesRecursively: false }
}
