import type { PlayType, TimedGame } from '../DrawList.tsx'
import type { TimedGroup } from '../useLotteryMenu.ts'

interface Choice {
  tab: string
  playType: PlayType
  isFavorite: (gameId: string) => boolean
}

const allows = ({ entPlaySwitch, tradPlaySwitch }: TimedGame, playType: PlayType) => (playType === 'ent' ? entPlaySwitch : tradPlaySwitch)

/** The lotteries of a tab (`all`, `fav` or one group): each once, in the menu's order, and only where its switch is on. */
export function gamesOf(groups: readonly TimedGroup[], { tab, playType, isFavorite }: Choice): TimedGame[] {
  const shown = groups.filter(({ tag }) => tab === 'all' || tab === 'fav' || tag === tab)
  const byId = new Map(shown.flatMap(({ gameMenus }) => gameMenus.map((game) => [game.gameId, game] as const)))
  return [...byId.values()].filter((game) => allows(game, playType) && (tab !== 'fav' || isFavorite(game.gameId)))
}

/** The play types that at least one lottery has switched on. */
export const playTypesOf = (groups: readonly TimedGroup[]): PlayType[] =>
  (['trad', 'ent'] as const).filter((playType) => groups.some(({ gameMenus }) => gameMenus.some((game) => allows(game, playType))))
