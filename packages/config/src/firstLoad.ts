import { dirname, join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/**
 * One file for what every first page needs: all that the entry and the home screen use without `import()`. Left alone, the bundler makes
 * a file of each overlap between screens, some forty for home. The home screen itself stays apart, and so does what only later screens need.
 */
export function firstLoad() {
  let first: Set<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    first ??= reachable([`${process.cwd()}/index.html`, home], graph)
    if (style.test(id)) return first.has(id) ? 'first' : 'later'
    return first.has(id) && !later.test(id) ? 'first' : null
  }
  return { codeSplitting: { groups: [{ name, debugName: 'first', includeDependenciesRecursively: false }] } }
}

// The home screen, and the encryption that the SDK's list of queries names but no first page uses.
const later = /\/player\/src\/home\/|\/sdk\/src\/(core\/encryption|account\/login)/

const style = /\.vanilla\.css$/

const home = new URL('../../player/src/home/HomeScreen/HomeScreen.tsx', import.meta.url).pathname

function reachable(roots: string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const queue = [...roots]
  for (const id of queue) {
    if (found.has(id)) continue
    found.add(id)
    if (packageOf(id)) continue
    const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null }
    queue.push(...importedIds.flatMap((target) => (packageOf(target) && code ? [target, ...usedOf(target, code, graph)] : [target])))
  }
  return found
}

/** `@platform/ui` of `…/packages/ui/src/exports/index.ts`; undefined for a module that is no package's entry. */
function packageOf(id: string): string | undefined {
  const [, name, entry] = /\/packages\/(\w+)\/src\/exports\/(.+)\.ts$/.exec(id) ?? []
  return name && `@platform/${name}${entry === 'index' ? '' : `/${entry}`}`
}

/** Which modules of a package's entry are behind the names that some code imports from it. */
function usedOf(entry: string, code: string, graph: ModuleGraph): string[] {
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${packageOf(entry)}["']`, 'g')
  const names = new Set(
    [...code.matchAll(imports)].flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s+as\s+/)[0])),
  )
  const exported = graph.getModuleInfo(entry)?.code ?? ''
  const lists = [...exported.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
  const named = lists.filter(([, list = '']) =>
    list.split(',').some((item) =>
      names.has(
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      ),
    ),
  )
  const others = [...exported.matchAll(/(?:export\s*\*\s*from|import)\s*["']([^"']+)["']/g)].map(([, path = '']) => path)
  return [...named.map(([, , path = '']) => path), ...others].map((path) => join(dirname(entry), path))
}
