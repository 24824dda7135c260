import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { activeBy } from './PeriodMembersView.tsx'

test('[7.5] the members of a period add up to each of its counts: by the merchant’s amount, and by the amounts of the terms', () => {
  const members = [500, 1001, 40_000, 50_001, 90_000].map((stake) => ({ validBetAmount: minor(stake), active: stake > 50_000 }))
  const over = (amount: number) => members.filter(({ validBetAmount }) => validBetAmount > amount).length
  const actives = [1000, 80_000].map((amount) => ({ activeStake: minor(amount), members: over(amount) }))
  const shown = members.map((member) => activeBy(member, { actives }))
  expect(shown.filter(({ merchant }) => merchant)).toHaveLength(over(50_000))
  for (const { activeStake, members: count } of actives) expect(shown.filter((one) => (one.over ?? 0) >= activeStake)).toHaveLength(count)
  expect(activeBy(members[3]!, {})).toEqual({ merchant: true, over: undefined })
})
