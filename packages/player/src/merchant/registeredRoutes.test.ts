import { expect, test } from 'vitest'
import { routes, type RouteName } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import { testMerchant } from '../testing/testMerchant.ts'
import { registeredRoutes } from './registeredRoutes.ts'
import type { GameCategory } from './GameCategory.ts'

const names = (merchant: Partial<Parameters<typeof registeredRoutes>[0]>): RouteName[] => registeredRoutes({ ...testMerchant, ...merchant })
const lotteryScreens: RouteName[] = ['lottery', 'lotteryRecord', 'moreLottery', 'startLottery']

test.each<[GameCategory[], string[]]>([
  [['RNG', 'SPORTS'], []],
  [['RNG', 'LOTT'], lotteryScreens],
  [['ELOTT'], lotteryScreens],
])('[2.1] a merchant that sells %j has the lottery screens %j', (categories, expected) => {
  expect(names({ categories }).filter((name) => lotteryScreens.includes(name))).toEqual(expected)
})

test('[3] a merchant without a feature has none of its screens', () => {
  const withFeature = names({}).filter((name) => (routes[name] as RouteFacts).feature !== undefined)
  expect(withFeature).toEqual(expect.arrayContaining(['gameRecord', 'inviteFriends', 'messages']))
  expect(names({ features: [] }).filter((name) => withFeature.includes(name))).toEqual([])
})

test('[2.19, 6] a merchant without agents has no screen for them', () => {
  const forAgents = names({}).filter((name) => ['agent', 'contract'].includes((routes[name] as RouteFacts).access ?? ''))
  expect(forAgents).toEqual(
    expect.arrayContaining(['agent', 'teamOverview', 'teamManagement', 'teamProfitLoss', 'teamBetting', 'agentNotice']),
  )
  expect(names({ agentMenu: [] }).filter((name) => forAgents.includes(name))).toEqual([])
})
