import { routeOf, type RouteName } from '../paths.ts'

/** Screens that only somebody who is signed in may see (section 6). The member centre shows guests a prompt of its own. */
const forMembers = new Set<RouteName>([
  'launchGame',
  'startLottery',
  'settings',
  'benefits',
  'agent',
  'messages',
  'rewardCenter',
  'deposit',
  'withdraw',
  'inviteFriends',
  'securityCenter',
  'depositRecord',
  'withdrawRecord',
  'accountRecord',
  'gameRecord',
  'lotteryRecord',
  'profitLoss',
  'superiorTransfer',
  'manualRebate',
  'leaderBoard',
  'rebateReport',
  'feedback',
  'redRain',
  'salaryContract',
  'dividendContract',
  'hourlyContract',
  'teamOverview',
  'teamManagement',
  'teamProfitLoss',
  'teamBetting',
  'agentRebateSettings',
  'agentRebateIncome',
  'agentRegister',
  'dividend',
  'agentNotice',
])

export interface ProtectedLink {
  href: string
  /** Name of the game that the link opens, '' where it has none. */
  game?: string
}

/** What a link of our own leads to, where a guest has to sign in first; `undefined` for every other link. */
export function protectedLink(url: string, origin: string): ProtectedLink | undefined {
  const { origin: site, pathname, search } = new URL(url, origin)
  const screen = site === origin ? routeOf(pathname) : undefined
  if (!screen || !forMembers.has(screen)) return undefined
  const href = pathname + search
  return screen === 'launchGame' ? { href, game: new URLSearchParams(search).get('gameName')?.slice(0, 60) ?? '' } : { href }
}
