import { routePaths } from '../paths.ts'
import { screensOf } from '../app/screens.ts'
import { testMerchant } from './testMerchant.ts'

const queries: Record<string, string> = {
  agentNotice: '?types=A',
  gameList: '?gameType=RNG',
}

// A game asks before it is left.
const games = new Set(['launchGame', 'startLottery'])

/** An address of every registered screen but the games. */
export const everyPath = (promotion: string): string[] =>
  screensOf(testMerchant)
    .filter(({ name }) => !games.has(name))
    .map(({ name }) => routePaths[name][0] + (name === 'activityDetail' ? `?id=${promotion}` : (queries[name] ?? '')))
