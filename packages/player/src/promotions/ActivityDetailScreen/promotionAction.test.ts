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
  const none = { depositPromotionId: '' }
  expect(promotionAction({ status: status as PromotionStatus, joinMode: 'join', ...none })).toBe(join)
  expect(promotionAction({ status: status as PromotionStatus, joinMode: 'apply', ...none })).toBe(apply)
})

test('[3] without a status, or only to read, there is no button', () => {
  const none = { depositPromotionId: '' }
  expect(promotionAction({ status: undefined, joinMode: 'join', ...none })).toBeUndefined()
  expect(promotionAction({ status: 'join', joinMode: 'info', ...none })).toBeUndefined()
})

test('[7.6] a bonus that goes with a deposit leads there while it runs', () => {
  const bonus = { joinMode: 'info', depositPromotionId: '7' } as const
  expect(promotionAction({ status: undefined, ...bonus })).toBe('deposit')
  expect(promotionAction({ status: 'comingSoon', ...bonus })).toBeUndefined()
  expect(promotionAction({ status: 'close', ...bonus })).toBeUndefined()
})
