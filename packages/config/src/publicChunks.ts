import type { ModuleGraph } from './ModuleGraph.ts'

/** The prerendered screens but home, by what they have in common. */
const areas = {
  signIn: ['auth/LoginScreen/LoginScreen', 'auth/RegisterScreen/RegisterScreen', 'auth/ForgetScreen/ForgetScreen'],
  games: ['games/GameListScreen/GameListScreen', 'games/GameLobbyScreen/GameLobbyScreen', 'games/GameCenterScreen/GameCenterScreen'],
  lottery: ['lottery/LotteryScreen/LotteryScreen'],
  pages: ['help/HelpScreen/HelpScreen', 'promotions/ActivityScreen/ActivityScreen', 'auth/TrialScreen/TrialScreen'],
}

const screens = Object.entries(areas).flatMap(([area, names]) => names.map((name) => ({ area, name })))

const moduleOf = (name: string) => new URL(`../../player/src/${name}.tsx`, import.meta.url).pathname

/** Files of their own: a screen, which may be shown by another one or by a layer, and what forms of members use as well. */
const apart = [/\/node_modules\/react-hook-form\//, /\/player\/src\/\w+\/\w+Screen\//]

/**
 * What a prerendered screen shares with other screens, in two files: that of its area and that of all areas. Such a page is the first one
 * that a visitor opens, and each file more is a request before its data. What a single sign-in form shares with other screens has a file of its own:
 * the other forms would carry it for nothing.
 */
export function publicChunks(
  isFirst: (id: string, graph: ModuleGraph) => boolean,
  reachable: (roots: readonly string[], graph: ModuleGraph) => Set<string>,
) {
  let used: { area: string; name: string; modules: Set<string> }[] | undefined
  const modulesOfScreens = (graph: ModuleGraph) => {
    const found = screens.map((screen) => ({ ...screen, modules: reachable([moduleOf(screen.name)], graph) }))
    const idle = apart.find((rule) => !found.some(({ modules }) => [...modules].some((id) => rule.test(id))))
    if (idle) throw new Error(`publicChunks: no module matches ${idle}: correct the rule`)
    return found
  }
  const name = (id: string, graph: ModuleGraph) => {
    if (isFirst(id, graph) || apart.some((rule) => rule.test(id))) return null
    used ??= modulesOfScreens(graph)
    const [user, ...others] = used.filter(({ modules }) => modules.has(id))
    if (!user) return null
    if (others.some(({ area }) => area !== user.area)) return 'public'
    return user.area === 'signIn' && others.length === 0 ? user.name : user.area
  }
  return { name, debugName: 'public', priority: 2, minShareCount: 2, includeDependenciesRecursively: false }
}
