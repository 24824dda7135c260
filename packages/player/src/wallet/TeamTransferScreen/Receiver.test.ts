import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { sharesOf, type Receiver } from './Receiver.ts'

const settings = { min: minor(1000), max: minor(50_000), transferable: minor(40_000) }
const ana: Receiver = { memberId: '1', userName: 'ana', own: minor(2000) }
const caio: Receiver = { memberId: '2', userName: 'caio' }

test('[7.5] an own amount is that of several receivers: of the only one left it is the amount that its field shows', () => {
  const amount = minor(3000)
  expect(sharesOf(settings, { receivers: [ana], split: 'own', amount })).toMatchObject({ amounts: [3000], total: 3000 })
  expect(sharesOf(settings, { receivers: [ana, caio], split: 'own', amount })).toMatchObject({
    amounts: [2000, undefined],
    problems: { receivers: 'own', amount: undefined, split: undefined },
  })
})

test('[7.5] without a receiver nothing is sent, nor more than the sum that may be sent', () => {
  expect(sharesOf(settings, { receivers: [], split: 'same', amount: undefined }).problems).toMatchObject({
    receivers: 'empty',
    amount: 'empty',
  })
  expect(sharesOf(settings, { receivers: [ana, caio], split: 'same', amount: minor(20_100) }).problems).toEqual({ split: 'free' })
})
