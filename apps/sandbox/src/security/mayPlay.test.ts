import { minor } from '@platform/sdk'
import { freePlay, getTrialUser } from '@platform/sdk/account'
import { depositByGateway, getDepositOrder } from '@platform/sdk/deposit'
import { launchGame } from '@platform/sdk/games'
import { claimPromotion } from '@platform/sdk/promotions'
import { claimRewards, takeRainTicket } from '@platform/sdk/rewards'
import { setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { claimRebate, getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { newCpf } from '../console/newCpf.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { addKyc } from '../testing/addKyc.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'

const brands = ['br', 'gb'].map((market, index) => ({
  code: `brand_${market}`,
  trialCode: `brand_${market}_trial`,
  name: market,
  domain: `brand_${market}.example`,
  port: 10 + index,
  market,
  features: ['DEPRECM3', 'MANPLAYREB3'],
}))
const sandbox = await fileSandbox({ merchants: [...merchants, ...brands] })
const { db } = sandbox
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'

async function player(merchant: string, more: object = {}) {
  const session = await sandbox.console('members', { merchant, balance: 10_000, ...more })
  const client = sandbox.client({ merchant, session: { ...session, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
  const launch = () => launchGame(client, { nodeId: 'slot-1', backUrl: `https://${merchant}.example/m/home` }, key())
  return {
    id,
    client,
    launch,
    deposit: (channelId = 'pix') => depositByGateway(client, { channelId, amount: minor(5000) }, key()),
    trial: () => freePlay(client, {}),
    claims: async () => [
      await codeOf(claimRewards(client, { ids: ['mission:none:'] }, key())),
      await codeOf(claimPromotion(client, { id: '1' }, key())),
      await codeOf(claimRebate(client, {}, key())),
      await codeOf(takeRainTicket(client, { id: 'none' }, key())),
    ],
    /** Whether the bar of a game names its prizes. */
    namesPrizes: async () => {
      const ticket = new URL((await launch()).gameUrl).searchParams.get('ticket') ?? ''
      return (await openPlay(client, { ticket, token: crypto.randomUUID() })).namesPrizes
    },
    /** Opens a game; what it returns plays one round of it. */
    open: async () => {
      const token = crypto.randomUUID()
      await openPlay(client, { ticket: new URL((await launch()).gameUrl).searchParams.get('ticket') ?? '', token })
      const game = sandbox.client({ merchant, session: { ...session, token, firstTimeLogin: false } })
      return () => placeStake(game, { amount: 100 }, key())
    },
    accept: async () => sandbox.console('kyc/decide', { id: await addKyc(db, id, 'review'), outcome: 'accepted' }),
  }
}

test('[7.6] [market numbers.minimumAge] a stated age under the minimum is recorded: play in a running game, launches, deposits and trials stop, and a corrected date opens none of them', async () => {
  const ana = await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' })
  const play = await ana.open()
  await play()
  const balance = (await getWalletBalance(ana.client)).sumBalance
  const set = (birthDate: string) => setPersonalInfo(ana.client, { idNumber: newCpf(), birthDate })
  expect(await codeOf(set('2012-03-01'))).toBe('personal.underage')
  const stops = async () => [
    await codeOf(play()),
    await codeOf(ana.launch()),
    await codeOf(ana.deposit()),
    await codeOf(ana.trial()),
    await codeOf(getTrialUser(ana.client, {})),
  ]
  expect(await stops()).toEqual(Array(5).fill('play.underage'))
  expect(await codeOf(set('1990-03-01'))).toBe('done')
  expect(await stops()).toEqual(Array(5).fill('play.underage'))
  // Another member's age is no matter.
  const bia = await player('ipanema', { payeeName: 'Bia Souza', idNumber: 'new' })
  expect([await codeOf(bia.launch()), await codeOf(bia.trial()), await codeOf(getTrialUser(bia.client, {}))]).toEqual(Array(3).fill('done'))
  // No stake was taken.
  expect((await getWalletBalance(ana.client)).sumBalance).toBe(balance)
  await ana.accept()
  expect([await codeOf(play()), await codeOf(ana.launch()), await codeOf(ana.deposit())]).toEqual(['done', 'done', 'done'])
})

test('[7.6] an identity with a date of birth under the minimum is refused although the desk accepts it, and stops play', async () => {
  const young = await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' })
  await db.updateTable('members').set({ birth_date: '2012-03-01' }).where('id', '=', young.id).execute()
  await young.accept()
  const check = db.selectFrom('kyc_requests').select(['status', 'reason']).where('member_id', '=', young.id)
  expect(await check.executeTakeFirstOrThrow()).toEqual({ status: 'refused', reason: 'underage' })
  expect(await codeOf(young.launch())).toBe('play.underage')
})

test('[7.6] [market numbers.minimumAge] the date of birth in the document decides: it corrects a stated one, and under the minimum it is refused', async () => {
  const decide = async ({ id }: { id: number }, birthDate: string) =>
    sandbox.console('kyc/decide', { id: await addKyc(db, id, 'review'), outcome: 'accepted', birthDate })
  const bornOf = async ({ id }: { id: number }) => (await db.selectFrom('members').select('birth_date').where('id', '=', id).executeTakeFirstOrThrow()).birth_date // prettier-ignore
  const [wrong, young] = [
    await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' }),
    await player('ipanema', { payeeName: 'Bia Souza', idNumber: 'new' }),
  ]
  expect(await codeOf(setPersonalInfo(wrong.client, { birthDate: '2012-03-01' }))).toBe('personal.underage')
  expect(await codeOf(setPersonalInfo(young.client, { birthDate: '1990-03-01' }))).toBe('done')
  await decide(wrong, '1992-03-01')
  await decide(young, '2012-03-01')
  expect([await codeOf(wrong.launch()), await bornOf(wrong)]).toEqual(['done', '1992-03-01'])
  expect([await codeOf(young.launch()), await bornOf(young)]).toEqual(['play.underage', '2012-03-01'])
})

test('[7.6] an operator who refuses for the age leaves the date of the document, and one who refuses for another reason does not', async () => {
  const refuse = async (reason: string) => {
    const { id } = await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' })
    await db.updateTable('members').set({ birth_date: '1990-03-01' }).where('id', '=', id).execute()
    await sandbox.console('kyc/decide', { id: await addKyc(db, id, 'review'), outcome: 'refused', reason, birthDate: '2012-03-01' })
    const member = db.selectFrom('members').select(['birth_date', 'underage_at']).where('id', '=', id)
    return member.executeTakeFirstOrThrow()
  }
  expect(await refuse('underage')).toEqual({ birth_date: '2012-03-01', underage_at: expect.any(Number) })
  expect(await refuse('blur')).toEqual({ birth_date: '1990-03-01', underage_at: null })
})

test('[7.6] an age under the minimum, stated or in the document, ends the deposits that wait; what is still paid for them is returned', async () => {
  const { wake } = sandbox.sandbox.services.payments
  const orderOf = async ({ client }: Awaited<ReturnType<typeof player>>, orderNo: string) => getDepositOrder(client, { orderNo })
  const balanceOf = async ({ client }: Awaited<ReturnType<typeof player>>) => (await getWalletBalance(client)).sumBalance
  const [stated, shown, other] = [await depositing(), await depositing(), await depositing()]
  expect(await codeOf(setPersonalInfo(stated.client, { birthDate: '2012-03-01' }))).toBe('personal.underage')
  await db.updateTable('members').set({ birth_date: '2012-03-01' }).where('id', '=', shown.id).execute()
  await shown.accept()
  for (const young of [stated, shown]) {
    const before = await balanceOf(young)
    expect(await orderOf(young, young.orderNo)).toMatchObject({ status: 'cancelled', reason: 'account' })
    await sandbox.console('bank/pay', { orderNo: young.orderNo, how: 'exact' })
    await wake()
    expect(await orderOf(young, young.orderNo)).toMatchObject({ status: 'returned', reason: 'account', credited: 0 })
    expect(await balanceOf(young)).toBe(before)
  }
  expect(await orderOf(other, other.orderNo)).toMatchObject({ status: 'waiting' })
})

/** A member with a deposit that waits for its payment. */
async function depositing() {
  const member = await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' })
  const { orderNo } = await member.deposit()
  await sandbox.sandbox.services.payments.wake()
  return { ...member, orderNo }
}

test.each(['brand_br', 'brand_gb'])(
  '[7.6] in %s no reward, bonus or rebate is paid before the identity is accepted, and no rain taken; after that each claim has its own answer',
  async (merchant) => {
    const ana = await player(merchant, { identity: false })
    // One of the two has no rain at all.
    const rain = merchant === 'brand_br' ? 'access.market' : 'play.identity'
    expect(await ana.claims()).toEqual(['play.identity', 'play.identity', 'play.identity', rain])
    await setPayeeName(ana.client, { payeeName: 'Ana Clara Souza' })
    await setPersonalInfo(ana.client, { idNumber: merchant === 'brand_br' ? newCpf() : undefined, birthDate: '1990-03-01' })
    await ana.accept()
    expect(await ana.claims()).not.toContain('play.identity')
    // The control: the open market has no such rule.
    const bia = await player('ipanema', { payeeName: 'Bia Souza', idNumber: 'new' })
    expect(await bia.claims()).not.toContain('play.identity')
  },
)

test.each(['brand_br', 'brand_gb'])(
  '[7.6] [market numbers.identityBefore] in %s no one deposits, plays or tries before the identity is accepted',
  async (merchant) => {
    const ana = await player(merchant, { identity: false })
    const stops = async () => [await codeOf(ana.launch()), await codeOf(ana.deposit('card')), await codeOf(ana.trial())]
    expect(await stops()).toEqual(['play.identity', 'play.identity', 'play.identity'])
    await setPayeeName(ana.client, { payeeName: 'Ana Clara Souza' })
    await setPersonalInfo(ana.client, { idNumber: merchant === 'brand_br' ? newCpf() : undefined, birthDate: '1990-03-01' })
    await ana.accept()
    expect(await stops()).toEqual(['done', 'done', 'done'])
    // Nor another member's identity.
    const bia = await player(merchant, { identity: false })
    expect([await codeOf(bia.launch()), await codeOf(bia.trial())]).toEqual(['play.identity', 'play.identity'])
    await (
      await ana.open()
    )()
  },
)

test('[7.6] [market numbers.identityBefore numbers.demo] [control] in the open market the identity is needed for a withdrawal alone, and guests have a trial', async () => {
  const ana = await player('ipanema', { payeeName: 'Ana Souza', idNumber: 'new' })
  expect([await codeOf(ana.launch()), await codeOf(ana.deposit())]).toEqual(['done', 'done'])
  expect(await codeOf(freePlay(sandbox.client(), {}))).toBe('done')
})

test.each(['brand_br', 'brand_gb'])('[2.9] [market numbers.demo] in %s guests have no trial account, by either call', async (merchant) => {
  const guest = sandbox.client({ merchant })
  expect([await codeOf(freePlay(guest, {})), await codeOf(getTrialUser(guest, {}))]).toEqual(['trial.verified', 'trial.verified'])
  // A session of another brand is no session of this one.
  const stranger = await player('ipanema')
  const session = stranger.client.session.get()
  expect(await codeOf(freePlay(sandbox.client({ merchant, session: session ?? undefined }), {}))).toBe('trial.verified')
})

test.each([
  ['brand_br', true],
  ['brand_gb', false],
  ['ipanema', false],
] as const)('[2.7] [market requires.prizesNamed] in %s the page of a game names its prizes: %s', async (merchant, named) => {
  const ana = await player(merchant)
  expect(await ana.namesPrizes()).toBe(named)
})
