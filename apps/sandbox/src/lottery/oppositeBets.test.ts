import { login } from '@platform/sdk/account'
import { getCurrentDraw, placeLotteryBet } from '@platform/sdk/lottery'
import { getTurnover } from '@platform/sdk/wallet'
import { beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { applyPayment } from '../payments/applyPayment.ts'
import type { Payment } from '../paymentService/exports.ts'
import { storedDestination } from '../security/storedDestination.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { oppositeBets, type Pair } from './oppositeBets.ts'

const MINUTE = 60_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
const gameCode = 'FACING'
beforeAll(async () => {
  await addLottery(db, 'ipanema', { code: gameCode, family: 'DICE', period_ms: MINUTE })
  services.shared.clear()
})

/** A member who signs in from an address, on a device that may have a token. */
async function bettor({ address, deviceToken }: { address?: string; deviceToken?: string } = {}) {
  const { userName, password } = await sandbox.member({ balance: 10_000 })
  const signedIn = await login(sandbox.client({ address }), { type: 'username', username: userName, password, deviceToken })
  const session = { merchantCode: 'ipanema', userName, token: signedIn.token, type: 0, firstTimeLogin: false }
  const { id } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const client = sandbox.client({ session })
  await openRequirement(db, { merchant: 'ipanema', memberId: id, source: 'rebate', reference: `of-${id}`, base: 1000, multiple: 5, weights: { LOTT: 100 }, at: clock }) // prettier-ignore
  return { id, userName, client, deviceToken: signedIn.deviceToken }
}
type Bettor = Awaited<ReturnType<typeof bettor>>

/** One bets BIG, the other SMALL, in one draw, which is then settled; what counts of each. */
async function facing(one: Bettor, other: Bettor, numbers = ['BIG', 'SMALL']) {
  clock += MINUTE
  const { draw } = await getCurrentDraw(one.client, { gameCode })
  for (const [index, { client }] of [one, other].entries())
    await placeLotteryBet(client, {
      drawId: draw!.drawId,
      lines: [{ playCode: 'DICE_SUM', numbers: numbers[index]!, unit: 100 as never, multiplier: 5 }],
    })
  clock = draw!.winningTime + 1000
  await services.draws.keepUp()
  const valid = db.selectFrom('game_records').select('valid_stake').orderBy('id', 'desc')
  return Promise.all([one, other].map(async ({ id }) => (await valid.where('member_id', '=', id).executeTakeFirstOrThrow()).valid_stake))
}
const cases = async () => (await sandbox.send('GET', '/console/api/desk')).body.cases

test('[7.4] opposite bets of two accounts on one device count for nothing, with a line in the turnover of both', async () => {
  const one = await bettor()
  const other = await bettor({ deviceToken: one.deviceToken })
  expect(await facing(one, other)).toEqual([0, 0])
  for (const { client } of [one, other]) {
    const { requirements, uncounted } = await getTurnover(client)
    expect([requirements[0]!.done, uncounted]).toEqual([0, [expect.objectContaining({ gameName: 'Loteria FACING', stake: 500 })]])
  }
  // The same side is no opposite bet.
  expect(await facing(one, other, ['BIG', 'BIG'])).toEqual([500, 500])
  expect(await auditLedger(db)).toEqual({})
})

test('[7.4] so do those of two accounts that are paid to one bank account', async () => {
  const [one, other] = [await bettor(), await bettor()]
  const account = { type: 'BANK', pix_key_type: '', bank_code: '001', branch: '1234', number: '1234567' } as const
  const card = { ...storedDestination(services.vault, account), merchant: 'ipanema', order_key: null, holder: 'Ana', is_default: true }
  for (const { id } of [one, other])
    await db
      .insertInto('bank_cards')
      .values({ ...card, member_id: id, created_at: clock, removed_at: null })
      .execute()
  expect(await facing(one, other)).toEqual([0, 0])
})

/** Pays a deposit of the member, from an account, or by another person or a company. */
async function pays({ id }: Bettor, payer: Payment['payer'], payerAccount?: Payment['payerAccount']) {
  await db.updateTable('members').set({ payee_name: 'Ana', id_number: payer.taxNumber }).where('id', '=', id).execute()
  const { merchant, channel_id } = await db.selectFrom('deposit_channels').select(['merchant', 'id as channel_id']).where('merchant', '=', 'ipanema').where('type', '=', 'PIX').executeTakeFirstOrThrow() // prettier-ignore
  const order_no = `D${crypto.randomUUID()}`
  await db.insertInto('deposit_orders').values({ order_no, merchant, member_id: id, channel_id, type: 'PIX', amount: 5000, status: 'waiting', reason: null, promotion_id: null, receiver: '{}', bank_code: null, created_at: clock, expires_at: clock + MINUTE, changed_at: clock }).execute() // prettier-ignore
  const payment = { endToEndId: `E${crypto.randomUUID()}`, orderNo: order_no, amount: 5000, payer, payerAccount, paidAt: clock }
  expect(await applyPayment({ db, vault: services.vault, now: () => clock }, payment)).toBe(true)
}
const person = (taxNumber: string) => ({ taxNumber, name: 'Ana' })
const joint = { bankCode: '001', branch: '77', number: '4455667' }

test.each<[string, number, (one: Bettor, other: Bettor) => Promise<void>]>([
  [
    'two persons who pay from one account',
    0,
    async (one, other) => {
      await pays(one, person('11144477735'), joint)
      await pays(other, person('39053344705'), joint)
    },
  ],
  [
    'one who pays from the account to which the other is paid',
    0,
    async (one, other) => {
      const account = { bankCode: '001', branch: '88', number: '998877' }
      await pays(one, person('11144477735'), account)
      const stored = storedDestination(services.vault, {
        type: 'BANK',
        pix_key_type: '',
        bank_code: '001',
        branch: '0088',
        number: '998877',
      })
      await db.insertInto('bank_cards').values({ ...stored, merchant: 'ipanema', member_id: other.id, order_key: null, holder: 'Ana', is_default: true, created_at: clock, removed_at: null }).execute() // prettier-ignore
    },
  ],
  [
    'one person who pays for both, where no account is known',
    0,
    async (one, other) => {
      for (const member of [one, other]) await pays(member, person('52998224725'))
    },
  ],
  [
    'two persons with an account each',
    500,
    async (one, other) => {
      await pays(one, person('15350946056'), { ...joint, number: '1000001' })
      await pays(other, person('86288366757'), { ...joint, number: '1000002' })
    },
  ],
  [
    'two members whose payments come through one company, where no account is known',
    500,
    async (one, other) => {
      for (const member of [one, other]) await pays(member, person('11222333000181'))
    },
  ],
  [
    'two members whose payments come through one company, from one account of it',
    500,
    async (one, other) => {
      for (const member of [one, other]) await pays(member, person('11222333000181'), { ...joint, number: '2000001' })
    },
  ],
])('[7.4] [7.6] opposite bets of %s count %i', async (_name, counted, link) => {
  const [one, other] = [await bettor(), await bettor()]
  await link(one, other)
  expect(await facing(one, other)).toEqual([counted, counted])
})

test('[7.4] opposite bets from one address count, and open one case a day at the desk, with their rows; those of strangers open none', async () => {
  expect(await facing(await bettor(), await bettor())).toEqual([500, 500])
  expect(await cases()).toEqual([])
  const [one, other] = [await bettor({ address: '189.40.7.9' }), await bettor({ address: '189.40.7.9' })]
  expect(await facing(one, other)).toEqual([500, 500])
  expect(await facing(one, other)).toEqual([500, 500])
  expect((await getTurnover(one.client)).uncounted).toEqual([])
  expect(await cases()).toMatchObject([
    {
      kind: 'oppositeBets',
      rows: [
        { member: one.userName, play: 'DICE_SUM', numbers: 'BIG', stake: 500 },
        { member: other.userName, play: 'DICE_SUM', numbers: 'SMALL', stake: 500 },
      ],
    },
  ])
})

const bet = (member_id: number, numbers: string, play = 'DICE_SUM') => ({
  sub_no: `${member_id}${play}${numbers}`,
  member_id,
  play,
  numbers,
  stake: 100,
})
const pair = (one: number, other: number, reason: Pair['reason'] = 'device'): Pair => ({ one, other, reason })
const trio = [pair(1, 2), pair(1, 3), pair(2, 3)]
test.each([
  ['both halves', [bet(1, 'BIG'), bet(2, 'SMALL')], 2],
  ['both halves of strangers', [bet(1, 'BIG'), bet(3, 'SMALL')], 0],
  ['one half of both', [bet(1, 'BIG'), bet(2, 'BIG')], 0],
  ['halves that may win together', [bet(1, 'BIG'), bet(2, 'ODD')], 0],
  ['five of six faces together', [bet(1, '1,2,3', 'DICE_FACE'), bet(2, '4,5', 'DICE_FACE')], 2],
  ['four of six faces together', [bet(1, '1,2', 'DICE_FACE'), bet(2, '3,4', 'DICE_FACE')], 0],
  ['another play beside them', [bet(1, 'BIG'), bet(2, 'SMALL'), bet(1, '1', 'DICE_FACE')], 2],
  ['a third of three each', [bet(1, '1,2', 'DICE_FACE'), bet(2, '3,4', 'DICE_FACE'), bet(3, '5,6', 'DICE_FACE')], 3, trio],
  ['a third each, of two and a stranger', [bet(1, '1,2', 'DICE_FACE'), bet(2, '3,4', 'DICE_FACE'), bet(4, '5,6', 'DICE_FACE')], 0, trio],
  ['both halves, and the other pair by a third', [bet(1, 'BIG'), bet(2, 'SMALL'), bet(3, 'ODD')], 2, trio],
  [
    'a third of three each who share an address',
    [bet(1, '1,2', 'DICE_FACE'), bet(2, '3,4', 'DICE_FACE'), bet(3, '5,6', 'DICE_FACE')],
    0,
    trio.map(({ one, other }) => pair(one, other, 'address')),
  ],
])('[7.4] what is opposite of members who belong together: %s', (_name, bets, opposite, pairs = [pair(1, 2)]) => {
  expect(oppositeBets(bets, pairs)).toHaveLength(opposite)
})
