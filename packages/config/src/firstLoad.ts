interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * One file for what every first page needs: all that the entry and the home screen import without `import()`. Left alone, the bundler makes
 * a file of each overlap between screens, some forty for home. The home screen itself stays apart, and so does what only later screens need.
 */
export function firstLoad() {
  let first: Set<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    first ??= reachable([`${process.cwd()}/index.html`, home], graph)
    return first.has(id) && !later.test(id) ? 'first' : null
  }
  return { codeSplitting: { groups: [{ name, debugName: 'first', includeDependenciesRecursively: false }] } }
}

// The home screen, and the encryption that the SDK's list of queries names but no first page uses.
const later = /\/player\/src\/home\/|\/sdk\/src\/(core\/encryption|account\/login)/

const home = new URL('../../player/src/home/HomeScreen/HomeScreen.tsx', import.meta.url).pathname

function reachable(roots: string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const queue = [...roots]
  for (const id of queue) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
