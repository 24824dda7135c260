import { createClient, newIdempotencyKey, type Client } from '@platform/sdk'
import { launchGame } from '@platform/sdk/games'
import { getBettingSession } from '@platform/sdk/lottery'
import { getLimits, getProtection, pauseAccount, sendPlayTime, setLimit } from '@platform/sdk/protection'
import { getGameRecords } from '@platform/sdk/records'
import { getWalletBalance } from '@platform/sdk/wallet'
import { logout } from '@platform/sdk/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { openSession as signIn } from '../gateway/sessions.ts'
import type { Sandbox } from '../exports/index.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { shortHistory } from '../testing/shortHistory.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { getPlayState, openPlay, placeStake } from './calls.ts'

const origin = 'http://127.0.0.1:4390'
const merchant = { code: 'one', trialCode: 'one_trial', name: 'One', domain: 'one.example', port: 1, features: ['TRANSBETREPMEM3'] }
const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)

describe('a launched game', () => {
  let sandbox: Sandbox
  let games: { slot: string; match: string; table: string; closed: string }
  beforeAll(async () => {
    ;({ sandbox } = await startTestSandbox({ merchants: [merchant], origin, fill: shortHistory }))
    const nodeOf = async (type: 'RNG' | 'SPORTS' | 'LIVE', maintenance = false) => {
      const { db } = sandbox.services.database
      const row = await db
        .selectFrom('games')
        .select('node_id')
        .where('game_type', '=', type)
        .where('maintenance', '=', maintenance)
        .where('min_bet', '<=', 200)
        .executeTakeFirstOrThrow()
      return row.node_id
    }
    games = { slot: await nodeOf('RNG'), match: await nodeOf('SPORTS'), table: await nodeOf('LIVE'), closed: await nodeOf('RNG', true) }
  })
  afterAll(() => sandbox.close())

  const fetchHere = ((url: string, init: RequestInit) => sandbox.fetch(new Request(new URL(url, origin), init))) as typeof fetch
  const clientWith = (token?: string, code = 'one'): Client =>
    createClient({
      gateway: { url: origin, publicKeys: [] },
      merchant: code,
      trialMerchant: 'one_trial',
      language: () => 'PT',
      fetch: fetchHere,
      session: token ? { token, merchantCode: code, userName: 'x', type: 0, firstTimeLogin: false } : undefined,
    })

  let made = 0
  async function player(balance = 10_000, code = 'one', type = 0) {
    const { db } = sandbox.services.database
    const now = sandbox.services.now()
    const id = await addMember(db, { merchant: code, account: `play${++made}`, balance, type, now, cost: testCost })
    return { id, client: clientWith(await signIn(db, id, now), code) }
  }

  async function ticketFor(client: Client, nodeId = games.slot) {
    const { gameUrl } = await launchGame(client, { nodeId, backUrl: 'https://one.example/m/home' })
    return new URL(gameUrl).searchParams.get('ticket')!
  }

  async function launched(options: { balance?: number; nodeId?: string; code?: string; type?: number } = {}) {
    const { id, client } = await player(options.balance, options.code, options.type)
    const token = newIdempotencyKey() + newIdempotencyKey()
    const ticket = await ticketFor(client, options.nodeId)
    const state = await openPlay(clientWith(undefined, options.code), { ticket, token })
    return { id, client, ticket, token, state, page: clientWith(token, options.code) }
  }

  it('[2.1] opens with its ticket, takes the stake, pays, and writes a record', async () => {
    const { client, page, state } = await launched()
    expect(state).toMatchObject({
      kind: 'reels',
      balance: 10_000,
      currencySymbol: 'R$',
      trial: false,
      rounds: [],
      backUrl: 'https://one.example/m/home',
    })
    expect(state.look.signs).toHaveLength(6)

    const { round, balance } = await placeStake(page, { amount: 500 })
    expect(balance).toBe(10_000 - 500 + round.payout)
    expect(round.payout).toBe((500 * round.outcome.multiplier) / 100)
    expect((await getWalletBalance(client)).sumBalance).toBe(balance)
    const { content, footer } = await getGameRecords(client, { startDate: today, endDate: today, pageNo: 1 })
    expect(content).toHaveLength(1)
    expect(content[0]).toMatchObject({
      orderNo: round.orderNo,
      nodeId: games.slot,
      betAmount: 500,
      winAmount: round.payout,
      profit: round.payout - 500,
    })
    expect(footer).toMatchObject({ betAmount: 500, winAmount: round.payout })
    expect((await getPlayState(page)).rounds).toEqual([round])
  })

  it('[7.6] its token also reads the state of the account and counts the time of play, while the session that launched it is open', async () => {
    const { client, page, token } = await launched()
    await setLimit(client, { kind: 'time', period: 'day', value: 60 })
    expect(await getProtection(page)).toMatchObject({ state: 'open' })
    expect((await sendPlayTime(page)).nearest).toMatchObject({ kind: 'time', value: 60 })
    expect((await getProtection(page)).reached).toBeUndefined()
    await setLimit(client, { kind: 'bets', period: 'week', value: 1 })
    await placeStake(page, { amount: 500 })
    expect((await getProtection(page)).reached).toMatchObject({ kind: 'bets', period: 'week', limit: 1, left: 0 })
    for (const call of [getLimits, getBettingSession])
      await expect(call(clientWith(token))).rejects.toMatchObject({ code: 'session.expired' })
    await pauseAccount(client, { duration: 'PT24H' })
    for (const call of [getProtection, sendPlayTime])
      await expect(call(clientWith(token))).rejects.toMatchObject({ code: 'session.expired' })
  })

  it('[7.3] accepts a ticket once; the same page may repeat the request', async () => {
    const { ticket, token } = await launched()
    await expect(openPlay(clientWith(), { ticket, token: 'x'.repeat(64) })).rejects.toMatchObject({ code: 'play.ticket' })
    await expect(openPlay(clientWith(), { ticket, token })).resolves.toMatchObject({ kind: 'reels' })
    await expect(openPlay(clientWith(), { ticket: 'never-given', token: 'y'.repeat(64) })).rejects.toMatchObject({ code: 'play.ticket' })
  })

  it('[7.3] refuses a ticket at another merchant, and one that is a minute old', async () => {
    const { client } = await player()
    const ticket = await ticketFor(client)
    await expect(openPlay(clientWith(undefined, 'one_trial'), { ticket, token: 'z'.repeat(64) })).rejects.toMatchObject({
      code: 'play.ticket',
    })
    await sandbox.services.database.db
      .updateTable('launch_tickets')
      .set({ expires_at: sandbox.services.now() - 1 })
      .where('used_at', 'is', null)
      .execute()
    await expect(openPlay(clientWith(), { ticket, token: 'z'.repeat(64) })).rejects.toMatchObject({ code: 'play.ticket' })
  })

  it('[7.3] refuses a token that has opened another game, and leaves the ticket unused', async () => {
    const { client } = await player()
    const [first, second] = [await ticketFor(client, games.slot), await ticketFor(client, games.match)]
    const token = 'q'.repeat(64)
    await openPlay(clientWith(), { ticket: first, token })
    await expect(openPlay(clientWith(), { ticket: second, token })).rejects.toMatchObject({ code: 'play.ticket' })
    expect((await openPlay(clientWith(), { ticket: second, token: 'r'.repeat(64) })).nodeId).toBe(games.match)
  })

  it('[7.6] takes a stake once per key, however often it is sent', async () => {
    const { page } = await launched()
    const idempotencyKey = newIdempotencyKey()
    const first = await placeStake(page, { amount: 200 }, { idempotencyKey })
    const again = await Promise.all([1, 2, 3].map(() => placeStake(page, { amount: 200 }, { idempotencyKey })))
    expect(again).toEqual([first, first, first])
    expect((await getPlayState(page)).rounds).toHaveLength(1)
    await expect(placeStake(page, { amount: 300 }, { idempotencyKey })).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('[7.6] places no second order for a key whose claim was swept, and does not report the first one as refused', async () => {
    const { page, client } = await launched()
    const { db } = sandbox.services.database
    const idempotencyKey = newIdempotencyKey()
    await placeStake(page, { amount: 200 }, { idempotencyKey })
    const { sumBalance } = await getWalletBalance(client)
    await db.deleteFrom('idempotency_keys').where('key', '=', idempotencyKey).execute()
    await expect(placeStake(page, { amount: 200 }, { idempotencyKey })).rejects.toMatchObject({ code: 'idempotency.mismatch' })
    expect([(await getPlayState(page)).rounds.length, (await getWalletBalance(client)).sumBalance]).toEqual([1, sumBalance])
    expect(await db.selectFrom('idempotency_keys').select('key').where('key', '=', idempotencyKey).execute()).toEqual([])
  })

  it('[7.6] refuses an overdraft completely: no stake, no record', async () => {
    const { page, client } = await launched({ balance: 700 })
    await expect(placeStake(page, { amount: 800 })).rejects.toMatchObject({ code: 'wallet.insufficient' })
    expect((await getWalletBalance(client)).sumBalance).toBe(700)
    expect((await getPlayState(page)).rounds).toEqual([])
  })

  it('[7.6] never overdraws under parallel stakes', async () => {
    const { page, client } = await launched({ balance: 1000 })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => placeStake(page, { amount: 500 })))
    const rounds = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.round] : []))
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'wallet.insufficient' })
    const net = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 1000)
    expect((await getWalletBalance(client)).sumBalance).toBe(net)
    expect(net).toBeGreaterThanOrEqual(0)
  })

  it.each([0, -500, 1.5, 50_001, Number.NaN])('[5] refuses %s as a stake', async (amount) => {
    const { page } = await launched()
    await expect(placeStake(page, { amount })).rejects.toMatchObject({ kind: 'validation' })
  })

  it('[1] requires a side in a match, and pays its odds', async () => {
    const { page, state } = await launched({ nodeId: games.match, balance: 100_000 })
    expect(state.kind).toBe('match')
    await expect(placeStake(page, { amount: 500 })).rejects.toMatchObject({ kind: 'validation' })
    const { round } = await placeStake(page, { amount: 500, side: 'draw' })
    if (round.outcome.kind !== 'match') throw new Error('no match')
    const [home, away] = round.outcome.score
    expect(round.payout > 0).toBe(home === away)
  })

  // In a round that they share, home and away never both win, and a wheel shows both the same field.
  it('[7.4] shares no round: two members who take both sides at once may both win and may both lose, and each has a field', async () => {
    const pageOf = async (nodeId: string) => (await launched({ nodeId, balance: 1_000_000 })).page
    const match = [await pageOf(games.match), await pageOf(games.match)] as const
    const table = [await pageOf(games.table), await pageOf(games.table)] as const
    const [rounds, seen] = [new Set<string>(), new Set<string>()]
    const results = ['both lose', 'both win', 'fields differ']
    let pairs = 0
    // Without one of the results in 150 pairs: less than one run in a million.
    for (; pairs < 150 && !results.every((result) => seen.has(result)); pairs++) {
      const [home, away, mine, theirs] = await Promise.all([
        placeStake(match[0], { amount: 200, side: 'home' }),
        placeStake(match[1], { amount: 200, side: 'away' }),
        ...table.map((page) => placeStake(page, { amount: 200 })),
      ])
      for (const { round } of [home, away, mine!, theirs!]) rounds.add(round.orderNo)
      const won = [home, away].filter(({ round }) => round.payout > 0).length
      if (won !== 1) seen.add(won === 2 ? 'both win' : 'both lose')
      if (JSON.stringify(mine!.round.outcome) !== JSON.stringify(theirs!.round.outcome)) seen.add('fields differ')
    }
    expect([...seen].toSorted()).toEqual(results)
    expect(rounds.size).toBe(4 * pairs)
  })

  it('[4] ends with the session of its player', async () => {
    const { client, page } = await launched()
    await logout(client)
    await expect(placeStake(page, { amount: 200 })).rejects.toMatchObject({ kind: 'sessionExpired' })
  })

  it('[6] plays with trial money under the trial merchant', async () => {
    const { page, state } = await launched({ code: 'one_trial', type: 4 })
    expect(state.trial).toBe(true)
    expect((await placeStake(page, { amount: 500 })).round.stake).toBe(500)
  })

  it('[6] gives access to no other call of the gateway', async () => {
    const { page } = await launched()
    await expect(getWalletBalance(page)).rejects.toMatchObject({ kind: 'sessionExpired' })
  })

  it('[8] is not launched during maintenance', async () => {
    const { client } = await player()
    await expect(ticketFor(client, games.closed)).rejects.toMatchObject({ code: 'game.maintenance' })
  })

  it('[7.6] leaves a ledger that passes the audit', async () => {
    expect(await auditLedger(sandbox.services.database.db)).toEqual({})
  })
})
