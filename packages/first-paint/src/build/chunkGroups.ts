import { dirname, join } from 'node:path'
import { type ModuleGraph, reachable } from './reachable.ts'

/**
 * The files of a site. One for what every first page needs: all modules that the entry and the home screen import statically; without it, the
 * bundler makes one for each overlap between screens, some forty for home. The home screen itself has its own. And few for what a prerendered
 * screen, often the first that a visitor opens, shares with other screens: one for its feature and one for all features; without them, the
 * register page requests 68. What only one of them uses has its own file, because the others do not need it.
 */
export function chunkGroups(screens: readonly { name: string; feature: string; module: string }[]) {
  const home = screens.find(({ name }) => name === 'home')
  if (!home) throw new Error('chunkGroups: no screen is called home')
  const ownFolder = `${join(dirname(home.module), '..')}/`
  const page = `${process.cwd()}/index.html`
  const isFirst = reachedFrom(page, home.module)
  const isEntered = reachedFrom(page)
  // Not what the entry itself imports of it, as the screen's declaration: the entry would need a second file.
  const isHomes = (id: string, graph: ModuleGraph) => id.startsWith(ownFolder) && !isEntered(id, graph)
  const first = (id: string, graph: ModuleGraph) => {
    if (style.test(id)) return isFirst(id, graph) ? 'first' : 'later'
    return (renderer.test(id) || isFirst(id, graph)) && !isHomes(id, graph) ? 'first' : null
  }
  const others = screens.filter((screen) => screen !== home).map((screen) => ({ ...screen, uses: reachedFrom(screen.module) }))
  const prerendered = (id: string, graph: ModuleGraph) => {
    if (isFirst(id, graph) || apart.test(id)) return null
    const [user, ...more] = others.filter(({ uses }) => uses(id, graph))
    if (!user) return null
    if (more.some(({ feature }) => feature !== user.feature)) return 'prerendered'
    return more.length > 0 ? user.feature : `${user.feature}-${user.name}`
  }
  const all = { includeDependenciesRecursively: false }
  return [
    { ...all, name: first, debugName: 'first', priority: 3 },
    { ...all, name: prerendered, debugName: 'prerendered', priority: 2, minShareCount: 2 },
  ]
}

/** Whether these modules import one statically. */
function reachedFrom(...roots: string[]) {
  let modules: Set<string> | undefined
  return (id: string, graph: ModuleGraph) => (modules ??= reachable(roots, graph)).has(id)
}

// Imported dynamically, so that it is evaluated in a task of its own, but needed by every page.
const renderer = /\/node_modules\/(react-dom|scheduler)\//

// In two sheets: what a first page needs, and the rest.
const style = /\.vanilla\.css$/

/** Modules with files of their own: screens, which other screens may show, and the form libraries, which members' forms use too. */
const apart = /\/\w+Screen\/|\/node_modules\/(react-hook-form|@hookform)\//
