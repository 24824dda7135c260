import type { TimedGroup } from '../useLotteryMenu.ts'

/** Each group with the lotteries whose traditional play is switched on; omits HOT, which repeats others, and empty groups. */
export const playableGroups = (groups: readonly TimedGroup[]): TimedGroup[] =>
  groups
    .filter(({ tag }) => tag !== 'HOT')
    .map((group) => ({ ...group, gameMenus: group.gameMenus.filter(({ tradPlaySwitch }) => tradPlaySwitch) }))
    .filter(({ gameMenus }) => gameMenus.length > 0)
