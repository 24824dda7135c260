import { getLimits, setLimit, type LimitKind } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const merchants = ['open', 'br', 'gb', 'on'].map((market, index) => ({
  code: `in${market}`,
  trialCode: `in${market}_trial`,
  name: market,
  domain: `${market}.example`,
  port: index + 1,
  market,
  features: [],
}))
const sandbox = await fileSandbox({ merchants })

const all: LimitKind[] = ['deposit', 'loss', 'stake', 'bets', 'time']

/** What is required at first, and once a loss is limited. */
test.each([
  ['open', all, undefined, undefined],
  ['br', all, { kinds: ['loss', 'time'], how: 'set' }, { kinds: ['time'], how: 'set' }],
  ['gb', ['deposit', 'loss', 'time'], { kinds: ['deposit'], how: 'decide' }, { kinds: ['deposit'], how: 'decide' }],
  ['on', ['deposit', 'loss'], { kinds: ['loss', 'deposit'], how: 'offer' }, { kinds: ['deposit'], how: 'offer' }],
] as const)('[7.6] in %s a member has the kinds of limits that its data names, and no other', async (market, kinds, required, later) => {
  const merchant = `in${market}`
  const member = await sandbox.member({ merchant })
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  const limits = await getLimits(client)
  expect([limits.kinds, limits.periods, limits.required]).toEqual([kinds, ['day', 'week', 'month'], required])
  expect((await setLimit(client, { kind: 'loss', period: 'day', value: 100 })).required).toEqual(later)
  for (const kind of all) {
    const set = setLimit(client, { kind, period: 'day', value: 100 })
    if (kinds.some((one) => one === kind)) await set
    else expect(await failureOf(set)).toMatchObject({ code: 'validation', fields: { kind: 'validation' } })
  }
  expect((await getLimits(client)).limits.map((limit) => limit.kind).toSorted()).toEqual([...kinds].toSorted())
})
