import { allCalls } from '@platform/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addOffers } from './rewardRows.ts'
import { populate, type People } from './people.ts'
import { rules } from './rules.ts'
import { sendCall } from './sendCall.ts'

let people: People
const sandbox = await fileSandbox()
beforeAll(async () => {
  for (const merchant of ['ipanema', 'lotus']) {
    for (const flag of [
      'USERNAMEREG3',
      'MOBILEREG3',
      'AGETRANSFERUP3',
      'MANPLAYREB3',
      'PLYRBT',
      'REFERRAL',
      'SIGNCONDIV3',
      'DAILYSALCONT3',
      'HOURSAL3',
    ])
      await sandbox.console('flags', { merchant, flag, on: true })
  }
  await addOffers(sandbox)
  people = await populate(sandbox)
})

const gated = allCalls.filter(({ feature }) => feature)
const flags = [...new Set(gated.map(({ feature }) => feature!))].toSorted()

test('[3] the flags that close calls are those of the pages that use them', () => {
  expect(flags).toEqual([
    'AGETRANSFERUP3',
    'DAILYSALCONT3',
    'DEPRECM3',
    'FEEDBACK3',
    'HOURSAL3',
    'MAILCEN',
    'MANPLAYREB3',
    'MISSION',
    'MOBILEREG3',
    'PERSREP',
    'PLYRBT',
    'REFERRAL',
    'REWCEN3',
    'SIGNCONDIV3',
    'TRANSBETREPMEM3',
    'TRANSREC3',
    'USERNAMEREG3',
    'WITHREC3',
  ])
})

test.each(flags)('[3] %s off closes its calls at that merchant, for every role with access', async (flag) => {
  const { player, topAgent } = people.callers
  const { otherMerchant } = people.others
  const closed = { status: 403, body: { success: false, errorCode: 'access.feature' } }
  await sandbox.console('flags', { merchant: 'ipanema', flag, on: false })
  let requests = 0
  const ask = async (name: string, { token, merchant }: Pick<typeof player, 'token' | 'merchant'>) => {
    const call = allCalls.find((one) => one.name === name)!
    return sendCall(sandbox, call, rules[name]!.input(player, 7000 + requests++), { token, merchant })
  }
  for (const { name, feature, access } of gated) {
    if (feature !== flag) continue
    // A call for agents first refuses a player for that reason.
    for (const who of access === 'agent' ? [topAgent] : [player, topAgent]) expect(await ask(name, who), name).toMatchObject(closed)
    expect((await ask(name, otherMerchant)).body?.errorCode, name).not.toBe('access.feature')
    // A caller without access gets that refusal, whether the feature is on or off.
    if (access !== 'guest')
      expect((await ask(name, { token: '', merchant: 'ipanema' })).body.errorCode).toMatch(/^session\.(required|guest)$/)
  }
  await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  for (const { name, feature } of gated) {
    if (feature === flag) expect((await ask(name, player)).body?.errorCode, name).not.toBe('access.feature')
  }
})
