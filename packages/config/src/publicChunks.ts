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
  'player/src/blocks/GameCard/GameCard',
  'player/src/home/hotMatches/MatchStrip',
  'player/src/home/HomeScreen/Notices',
  'player/src/home/HomeScreen/VendorCard',
  'player/src/layout/Download/AppDownloadBar',
  'player/src/layout/SideBar/SideBar',
  'player/src/popups/HomePopups',
  'player/src/popups/PopupDialog',
  'ui/src/components/Banner/BannerControls',
  'ui/src/components/RichText/RichText',
]

const screens = Object.entries(areas).flatMap(([area, names]) => names.map((name) => ({ area, name })))

const moduleOf = (path: string) => new URL(`../../${path}.tsx`, import.meta.url).pathname

/** Modules with files of their own: screens, which other screens or layers may show, and the form library, which members' forms use too. */
const apart = [/\/node_modules\/react-hook-form\//, /\/player\/src\/\w+\/\w+Screen\//]

/**
 * Puts the modules that a prerendered screen shares with other screens into two files: one for its area, one for all areas. Such a page is
 * often the first that a visitor opens, and each additional file is a request before its data. Modules of only one sign-in form have their
 * own file: the other forms do not need them. What home shows later shares the file for all areas, so that it loads no other area's.
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
  const name = (id: string, graph: ModuleGraph) => {
    if (isFirst(id, graph) || apart.some((rule) => rule.test(id))) return null
    used ??= modulesOfScreens(graph)
    later ??= reachable(homeLater.map(moduleOf), graph)
    if (later.has(id) && isLight(id, graph)) return 'public'
    const [user, ...others] = used.filter(({ modules }) => modules.has(id))
    if (!user) return null
    if (others.some(({ area }) => area !== user.area)) return 'public'
    return user.area === 'signIn' && others.length === 0 ? user.name : user.area
  }
  return { name, debugName: 'public', priority: 2, minShareCount: 2, includeDependenciesRecursively: false }
}
