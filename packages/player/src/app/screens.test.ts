import { expect, test } from 'vitest'
import type { GameCategory } from '../merchant/defineMerchant.ts'
import { screensOf } from './screens.ts'

const names = (categories: GameCategory[]) =>
  screensOf({ features: ['TRANSBETREPMEM3'], categories, agentMenu: [] }).map(({ name }) => name)
const lotteryScreens = ['lottery', 'moreLottery', 'startLottery', 'lotteryRecord']

test.each<[GameCategory[], string[]]>([
  [['RNG', 'SPORTS'], []],
  [['RNG', 'LOTT'], lotteryScreens],
  [['ELOTT'], lotteryScreens],
])('[2.1] a merchant that sells %j has the lottery screens %j', (categories, expected) => {
  expect(names(categories).filter((name) => lotteryScreens.includes(name))).toEqual(expected)
})
