import { freePlay } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { cycleMsOf, minimumAgeOf, type MarketProfile } from '@platform/sdk/markets'
import { setLimit, type LimitKind } from '@platform/sdk/protection'
import { setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { openPlay, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { rulesOf } from '../withdrawals/exports.ts'

// Of each number: an act just inside, one just outside, and the same one with the number taken out.

const brands = ['br', 'gb', 'on'].map((market, index) => ({
  code: `brand_${market}`,
  trialCode: `brand_${market}_trial`,
  name: market,
  domain: `brand_${market}.example`,
  port: 10 + index,
  market,
  features: ['DEPRECM3'],
}))
/** Noon in São Paulo. */
const start = Date.UTC(2026, 10, 30, 15)
let clock = start
const sandbox = await fileSandbox({ merchants: [...merchants, ...brands], clock: () => clock })
const { db } = sandbox
const merchantOf = (code: string) => sandbox.sandbox.services.merchants.find(code)!
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'

/** What an act ends with in a market that has not this number. */
async function without<Result>(code: string, name: keyof MarketProfile['numbers'], act: () => Promise<Result>): Promise<Result> {
  const brand = merchantOf(code)
  const places = [brand, merchantOf(brand.trialCode)]
  const { market, minimumAge } = brand
  const { [name]: _, ...numbers } = market.numbers
  const free = { ...market, numbers }
  for (const place of places) Object.assign(place, { market: free, minimumAge: minimumAgeOf(free, 16) })
  try {
    return await act()
  } finally {
    for (const place of places) Object.assign(place, { market, minimumAge })
  }
}

async function player(merchant: string, identity = true) {
  const session = await sandbox.console('members', { merchant, balance: 100_000, identity })
  const client = sandbox.client({ merchant, session: { ...session, firstTimeLogin: false } })
  const launch = () => launchGame(client, { nodeId: 'slot-1', backUrl: `https://${merchant}.example/m/home` }, key())
  const open = async () => {
    const token = crypto.randomUUID()
    await openPlay(client, { ticket: new URL((await launch()).gameUrl).searchParams.get('ticket') ?? '', token })
    const page = { merchant, token }
    /** One round, without the patience of a client. */
    const play = async (idempotencyKey: string = crypto.randomUUID()) => {
      const { body } = await sandbox.send('POST', placeStake.path, { ...page, key: idempotencyKey, body: { amount: 100 } })
      return body
    }
    return { play, client: sandbox.client({ merchant, session: { ...session, token, firstTimeLogin: false } }) }
  }
  return { client, launch, open }
}

test('[7.6] [market numbers.minimumAge] who reaches the age of the market today may play, who reaches it tomorrow may not; without it, who is of the merchant’s', async () => {
  const stated = async (birthDate: string) => codeOf(setPersonalInfo((await player('brand_on', false)).client, { birthDate }))
  expect([await stated('2007-11-30'), await stated('2007-12-01')]).toEqual(['done', 'personal.underage'])
  expect(await without('brand_on', 'minimumAge', () => stated('2007-12-01'))).toBe('done')
})

test('[7] [market numbers.wageringMax] a reward requires as many bets as the market allows, and none more; without the number any', async () => {
  const words = { titlePt: 'Prêmio', titleEn: 'Prize', contentPt: '<p>Texto</p>' }
  const publish = async (multiple: number) => {
    const body = { merchant: 'brand_gb', ...words, mode: 'join', target: 1000, reward: 500, multiple }
    return (await sandbox.send('POST', '/console/api/promotions/publish', { body })).status
  }
  expect([await publish(10), await publish(11)]).toEqual([200, 403])
  expect(await without('brand_gb', 'wageringMax', () => publish(11))).toBe(200)
})

test('[7.6] [market numbers.depositTurnoverMax] no deposit has to be bet before it is withdrawn; without the number the operator decides', async () => {
  const set = async (deposit_turnover: number) =>
    (await sandbox.send('POST', '/console/api/withdrawals/settings', { body: { merchant: 'brand_br', deposit_turnover } })).status
  expect([await set(0), await set(1)]).toEqual([200, 403])
  expect(await without('brand_br', 'depositTurnoverMax', () => set(1))).toBe(200)
})

test('[7.6] [market numbers.cancelWithdrawal] the operator cannot let a member cancel a withdrawal; without the number it can', async () => {
  await sandbox.console('withdrawals/settings', { merchant: 'brand_br', cancellable: true })
  const cancellable = async () => (await rulesOf({ db, merchant: merchantOf('brand_br') })).cancellable
  expect(await cancellable()).toBe(false)
  expect(await without('brand_br', 'cancelWithdrawal', cancellable)).toBe(true)
})

test('[7.6] [market numbers.identityBefore] a member plays with an accepted identity, not without; without the number either does', async () => {
  const [verified, other] = [await player('brand_br'), await player('brand_br', false)]
  expect([await codeOf(verified.launch()), await codeOf(other.launch())]).toEqual(['done', 'play.identity'])
  expect(await without('brand_br', 'identityBefore', () => codeOf(other.launch()))).toBe('done')
})

test('[2.9] [market numbers.demo] a verified member tries a game, a guest does not; without the number a guest does', async () => {
  const { client } = await player('brand_br')
  const guest = () => codeOf(freePlay(sandbox.client({ merchant: 'brand_br' }), {}))
  expect([await codeOf(freePlay(client, {})), await guest()]).toEqual(['done', 'trial.verified'])
  expect(await without('brand_br', 'demo', guest)).toBe('done')
})

test.each(['brand_gb', 'brand_on'])(
  '[7.3] [market numbers.cycleMs] in %s a round begins 2.5 s after the last one of the member in this game, in whichever window; without the number at once',
  async (merchant) => {
    const ana = await player(merchant)
    const [page, other] = [await ana.open(), await ana.open()]
    const first = key().idempotencyKey
    const { value } = await page.play(first)
    clock += 2499
    expect(await other.play()).toMatchObject({ success: false, errorCode: 'play.tooSoon', value: { afterMs: 1 } })
    // The same request again is the same round.
    expect((await page.play(first)).value).toEqual(value)
    clock += 1
    const second = key().idempotencyKey
    expect((await page.play(second)).success).toBe(true)
    // A refusal for the time decides nothing about its key.
    const third = key().idempotencyKey
    expect((await other.play(third)).errorCode).toBe('play.tooSoon')
    clock += 2500
    expect((await other.play(third)).success).toBe(true)
    expect(await without(merchant, 'cycleMs', async () => (await page.play()).success)).toBe(true)
    // Another member has a pace of his own, and a client waits by itself.
    const bia = await (await player(merchant)).open()
    expect((await bia.play()).success).toBe(true)
    const waiting = placeStake(bia.client, { amount: 100 }, key())
    clock += 2500
    expect((await waiting).round.stake).toBe(100)
  },
)

test('[7.3] [market numbers.cycleMs] Great Britain has 5 s for casino games that are no slots, and none for bets on sports; Brazil has none', () => {
  const of = (code: string) => ['RNG', 'LIVE', 'FISH', 'SPORTS'].map((type) => cycleMsOf(merchantOf(code).market, type))
  expect(of('brand_gb')).toEqual([2500, 5000, 5000, 0])
  expect(of('brand_on')).toEqual([2500, 0, 0, 0])
  expect(of('brand_br')).toEqual([0, 0, 0, 0])
})

test('[7.3] [market numbers.prizeWithinMs] the prize of a round is in the balance with the answer, within the time of the market', async () => {
  const game = await (await player('brand_br')).open()
  let won: { round: { orderNo: string; payout: number; at: number }; balance: number } | undefined
  for (let round = 0; round < 200 && !won; round++) {
    const { value } = await game.play()
    if (value.round.payout > 0) won = value
  }
  const record = db.selectFrom('game_records').selectAll().where('round_id', '=', won!.round.orderNo)
  const { settled_at, bet_at } = await record.executeTakeFirstOrThrow()
  expect(settled_at! - bet_at).toBeLessThanOrEqual(merchantOf('brand_br').market.numbers.prizeWithinMs!.value)
  const prize = db.selectFrom('ledger_transfers').select('created_at').where('key', '=', `payout:${won!.round.orderNo}`)
  expect((await prize.executeTakeFirstOrThrow()).created_at - bet_at).toBeLessThanOrEqual(
    merchantOf('brand_br').market.numbers.prizeWithinMs!.value,
  )
})

test('[7.6] [market numbers.limitKinds] a player sets the kinds of limits of the market: Great Britain has none on stakes, Brazil has', async () => {
  const set = async (merchant: string, kind: LimitKind) =>
    codeOf(setLimit((await player(merchant)).client, { kind, period: 'day', value: 1000 }))
  expect([await set('brand_gb', 'loss'), await set('brand_gb', 'stake'), await set('brand_br', 'stake')]).toEqual([
    'done',
    'validation',
    'done',
  ])
})
