import { getRoundReplay, launchGame } from '@platform/sdk/games'
import { getGameRecords } from '@platform/sdk/records'
import { expect, test } from 'vitest'
import { addRound } from '../testing/addRound.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { getReplay, openPlay, placeStake, type PlayRound } from './calls.ts'

let clock = Date.UTC(2026, 10, 30, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const backUrl = 'http://127.0.0.1:4201/m/gameRecord'
const guest = () => sandbox.client()
const ticketIn = (gameUrl: string) => new URL(gameUrl).searchParams.get('ticket') ?? ''
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'

async function player() {
  const member = await sandbox.console('members', { merchant: 'ipanema', balance: 100_000, identity: true })
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  return { ...member, client, replayOf: (orderNo: string) => getRoundReplay(client, { orderNo, backUrl }) }
}

/** A member who has played one round of each kind of game that the gateway has. */
async function played() {
  const ana = await player()
  const types = await sandbox.db.selectFrom('games').select(['node_id', 'game_type']).where('maintenance', '=', false).execute()
  const nodes = ['RNG', 'LIVE', 'SPORTS'].flatMap((type) => types.find(({ game_type }) => game_type === type)?.node_id ?? [])
  const rounds: PlayRound[] = []
  for (const nodeId of nodes) {
    const token = crypto.randomUUID()
    const { gameUrl } = await launchGame(ana.client, { nodeId, backUrl })
    const state = await openPlay(guest(), { ticket: ticketIn(gameUrl), token })
    const page = sandbox.client({ session: { ...ana, token, firstTimeLogin: false } })
    rounds.push((await placeStake(page, { amount: state.minStake, ...(state.kind === 'match' && { side: 'away' }) })).round)
  }
  return { ...ana, rounds }
}

const day = () => new Date(clock - 3 * 3_600_000).toISOString().slice(0, 10)

test('[7.4] a round is shown again as it was played, with the outcome that was stored; the record says that it can be', async () => {
  const ana = await played()
  expect(ana.rounds.length).toBeGreaterThanOrEqual(2)
  const { content } = await getGameRecords(ana.client, { startDate: day(), endDate: day() })
  expect(Object.fromEntries(content.map(({ orderNo, replay }) => [orderNo, replay]))).toEqual(
    Object.fromEntries(ana.rounds.map((round: PlayRound) => [round.orderNo, true])),
  )
  for (const round of ana.rounds) {
    const { gameUrl } = await ana.replayOf(round.orderNo)
    expect(new URL(gameUrl).searchParams.get('round')).toBe(round.orderNo)
    const shown = await getReplay(guest(), { ticket: ticketIn(gameUrl) })
    expect(shown).toMatchObject({ round, kind: round.outcome.kind, backUrl })
    // Nothing of the wallet, and no name.
    expect(JSON.stringify(shown)).not.toContain(ana.userName)
    expect(Object.keys(shown)).not.toContain('balance')
  }
})

test('[7.4] its ticket opens no session: nothing can be bet with it, and none of a game shows a round', async () => {
  const ana = await played()
  const { gameUrl } = await ana.replayOf(ana.rounds[0]!.orderNo)
  const ticket = ticketIn(gameUrl)
  expect(await codeOf(openPlay(guest(), { ticket, token: crypto.randomUUID() }))).toBe('play.ticket')
  const { status } = await sandbox.send('POST', placeStake.path, { token: ticket, key: crypto.randomUUID(), body: { amount: 100 } })
  expect(status).toBe(401)
  const launched = await launchGame(ana.client, { nodeId: 'slot-1', backUrl })
  expect(await codeOf(getReplay(guest(), { ticket: ticketIn(launched.gameUrl) }))).toBe('play.ticket')
  clock += 60_001
  expect(await codeOf(getReplay(guest(), { ticket }))).toBe('play.ticket')
})

test('[7.4] a round of another member, one without an outcome, and none are not found; neither is a foreign way back taken', async () => {
  const [ana, bia] = [await played(), await player()]
  const { orderNo } = ana.rounds[0]!
  expect(await codeOf(bia.replayOf(orderNo))).toBe('notFound')
  expect(await codeOf(bia.replayOf('none'))).toBe('notFound')
  expect(await codeOf(getRoundReplay(ana.client, { orderNo, backUrl: 'https://evil.example/' }))).toBe('validation')
  await addRound(sandbox.db, bia.userName, 100, { round_id: 'vendor-1' })
  expect(await codeOf(bia.replayOf('vendor-1'))).toBe('notFound')
})

test('[7.4] a round whose outcome is in a format that no page can show is not offered, and not found', async () => {
  const bia = await player()
  const old = { round_id: 'old-1', bet_at: clock, detail: JSON.stringify({ outcome: { kind: 'reels', symbols: [1, 1] } }) }
  await addRound(sandbox.db, bia.userName, 100, old)
  const { content } = await getGameRecords(bia.client, { startDate: day(), endDate: day() })
  expect(content.map(({ orderNo, replay }) => [orderNo, replay])).toEqual([['old-1', false]])
  expect(await codeOf(bia.replayOf('old-1'))).toBe('notFound')
})
