import { lightModules } from './lightModules.ts'
import type { ModuleGraph, ModuleRule } from './ModuleGraph.ts'

/** The prerendered screens except home, grouped by area. */
const areas = {
  signIn: ['auth/LoginScreen/LoginScreen', 'auth/RegisterScreen/RegisterScreen', 'auth/ForgetScreen/ForgetScreen'],
  games: ['games/GameListScreen/GameListScreen', 'games/GameLobbyScreen/GameLobbyScreen', 'games/GameCenterScreen/GameCenterScreen'],
  lottery: ['lottery/LotteryScreen/LotteryScreen'],
  pages: ['help/HelpScreen/HelpScreen', 'promotions/ActivityScreen/ActivityScreen', 'auth/TrialScreen/TrialScreen'],
}

/** What home shows by itself after its first view. */
const homeLater = [
  'player/src/layout/Download/AppDownloadBar',
  'player/src/layout/SideBar/SideBar',
  'player/src/popups/HomePopups',
  'player/src/popups/PopupDialog',
  'ui/src/components/DownloadBar/DownloadBar',
  'ui/src/components/ServiceButton/ServiceButton',
]

const besideLater = new RegExp(`/packages/(${homeLater.map((path) => path.slice(0, path.lastIndexOf('/'))).join('|')})/`)

const screens = Object.entries(areas).flatMap(([area, names]) => names.map((name) => ({ area, name })))

const moduleOf = (path: string) => new URL(`../../${path}.tsx`, import.meta.url).pathname

/** Modules with files of their own: screens, which other screens or layers may show, and the form library, which members' forms use too. */
const apart = [/\/node_modules\/react-hook-form\//, /\/player\/src\/\w+\/\w+Screen\//]

/**
 * Puts the modules that a prerendered screen shares with other screens into few files: one for its area, one for all areas, and one for
 * all areas and home. Such a page is often the first that a visitor opens, and each additional file is a request before its data. Modules of
 * only one sign-in form have their own file: the other forms do not need them. What only home shows later is another file.
 */
export function publicChunks(isFirst: ModuleRule, reachable: (roots: readonly string[], graph: ModuleGraph) => Set<string>) {
  let used: { area: string; name: string; modules: Set<string> }[] | undefined
  let later: Set<string> | undefined
  const isLight = lightModules(isFirst)
  const modulesOfScreens = (graph: ModuleGraph) => {
    const found = screens.map((screen) => ({ ...screen, modules: reachable([moduleOf(`player/src/${screen.name}`)], graph) }))
    const idle = apart.find((rule) => !found.some(({ modules }) => [...modules].some((id) => rule.test(id))))
    if (idle) throw new Error(`publicChunks: no module matches ${idle}: correct the rule`)
    return found
  }
  const usersOf = (id: string, graph: ModuleGraph) => (used ??= modulesOfScreens(graph)).filter(({ modules }) => modules.has(id))
  const isHomeLater = (id: string, graph: ModuleGraph) =>
    !isFirst(id, graph) && (later ??= reachable(homeLater.map(moduleOf), graph)).has(id) && isLight(id, graph)
  const name = (id: string, graph: ModuleGraph) => {
    if (isFirst(id, graph) || apart.some((rule) => rule.test(id))) return null
    if (isHomeLater(id, graph)) return 'public'
    const [user, ...others] = usersOf(id, graph)
    if (!user) return null
    if (others.some(({ area }) => area !== user.area)) return 'prerendered'
    return user.area === 'signIn' && others.length === 0 ? user.name : user.area
  }
  // Only modules beside these parts: others are shared with screens that would load them all.
  const laterName = (id: string, graph: ModuleGraph) => (besideLater.test(id) && isHomeLater(id, graph) ? 'homeLater' : null)
  return {
    name,
    groups: [
      { name: laterName, debugName: 'homeLater', priority: 3, includeDependenciesRecursively: false },
      { name, debugName: 'public', priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
    ],
  }
}
