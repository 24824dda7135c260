import { createClient, type Client } from '@platform/sdk'
import { getTeamBetKpis, getTeamBets, getTeamDays, getTeamMemberKpis, getTeamMembers, getTeamMoneyKpis, getTeamProfitLoss } from '@platform/sdk/agents' // prettier-ignore
import { dayOf, getMemberTransactions } from '@platform/sdk/records'
import { openDatabase } from '../../../apps/sandbox/src/db/openDatabase.ts'
import { largeTeam } from '../../../apps/sandbox/src/testing/largeTeam.ts'
import { newMember } from './newMember.ts'
import type { Gateway } from './startGateway.ts'

const ROUNDS = 20
const ZONE = 'America/Sao_Paulo'
const BAR = '< 200'
const { BENCH_MEMBERS = '100000', BENCH_BETS = '2000000' } = process.env

/** How long the agent at the top of the hierarchy waits for each part of the team's pages. */
export async function teamSpeed({ origin }: Gateway, databaseUrl: string) {
  const session = await newMember(origin, { type: 1 })
  const client = createClient({ gateway: { url: origin, publicKeys: [] }, merchant: 'ipanema', trialMerchant: 'ipanema_trial', language: () => 'PT', session }) // prettier-ignore
  const database = await openDatabase({ databaseUrl, poolSize: 2 })
  const started = performance.now()
  const root = await database.db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
  await largeTeam(database.db, root.id, { members: Number(BENCH_MEMBERS), bets: Number(BENCH_BETS), now: Date.now() })
  await database.close()
  const seeded = `${((performance.now() - started) / 1000).toFixed(0)} s`
  const rows: Record<string, Record<string, string | number>> = { 'seed of the team': { 'p50 ms': seeded, 'p95 ms': '', bar: '' } }
  for (const [name, ask, bar] of questions(client)) rows[name] = { ...(await timesOf(ask)), bar }
  return rows
}

type Days = { startDate: string; endDate: string }

/** Requests of each page, with the periods that it offers; longer periods are printed without a quality bar. */
function questions(client: Client): [name: string, ask: () => Promise<unknown>, bar: string][] {
  const days = (back: number): Days => ({ startDate: dayOf(Date.now(), ZONE, back), endDate: dayOf(Date.now(), ZONE) })
  const overview = (period: Days) =>
    Promise.all([getTeamMemberKpis(client, period), getTeamBetKpis(client, period), getTeamMoneyKpis(client, period)])
  return [
    ['agent home and overview, today', () => overview(days(0)), BAR],
    ['overview, 7 days', () => overview(days(6)), BAR],
    ['overview, 30 days', () => overview(days(29)), ''],
    ['chart, 7 days', () => getTeamDays(client, days(6)), BAR],
    ['management, direct, today', () => getTeamMembers(client, { ...days(0), scope: 'direct' }), BAR],
    ['management, team, today', () => getTeamMembers(client, { ...days(0), scope: 'team' }), BAR],
    ['management, team, 7 days', () => getTeamMembers(client, { ...days(6), scope: 'team' }), BAR],
    ['profit and loss, 7 days', () => getTeamProfitLoss(client, days(6)), BAR],
    ['profit and loss, 30 days', () => getTeamProfitLoss(client, days(29)), ''],
    ['bets, today', () => getTeamBets(client, days(0)), ''],
    ['movements of the team, today', () => getMemberTransactions(client, { ...days(0), types: 'A' }), ''],
  ]
}

async function timesOf(ask: () => Promise<unknown>) {
  for (let round = 0; round < 3; round++) await ask()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  const at = (share: number) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!)
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
}
