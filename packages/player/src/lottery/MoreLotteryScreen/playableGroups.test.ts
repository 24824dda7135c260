import { expect, test } from 'vitest'
import { sampleLotteries } from '../samples.ts'
import { playableGroups } from './MoreLotteryScreen.tsx'

test('[3] only lotteries whose tradPlaySwitch is on are offered, and no group without one', () => {
  const group = (tag: string, on: boolean[]) => ({
    tag,
    labelName: tag,
    gameMenus: sampleLotteries(on.length).map((game, index) => ({ ...game, tradPlaySwitch: on[index]! })),
  })
  const shown = playableGroups([group('HOT', [true]), group('A', [true, false, true]), group('B', [false])])
  expect(shown.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([['A', 2]])
})
