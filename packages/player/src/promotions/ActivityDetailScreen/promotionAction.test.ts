import { expect, test } from 'vitest'
import type { PromotionStatus } from '@platform/sdk/promotions'
import { promotionAction, type PromotionAction } from './promotionAction.ts'

const expected: Record<PromotionStatus, [join: PromotionAction | undefined, apply: PromotionAction | undefined]> = {
  join: ['join', 'apply'],
  claim: ['claim', 'claim'],
  rejected: [undefined, 'apply'],
  applying: [undefined, undefined],
  close: [undefined, undefined],
  issued: [undefined, undefined],
  claimed: [undefined, undefined],
  process: [undefined, undefined],
  joined: [undefined, undefined],
  comingSoon: [undefined, undefined],
}

test.each(Object.entries(expected))('[3] status %s offers %j to join and to apply', (status, [join, apply]) => {
  expect(promotionAction({ status: status as PromotionStatus, joinMode: 'join' })).toBe(join)
  expect(promotionAction({ status: status as PromotionStatus, joinMode: 'apply' })).toBe(apply)
})

test('[3] without a status, or only to read, there is no button', () => {
  expect(promotionAction({ status: undefined, joinMode: 'join' })).toBeUndefined()
  expect(promotionAction({ status: 'join', joinMode: 'info' })).toBeUndefined()
})
