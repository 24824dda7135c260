import { getGameRecords, getMemberTransactions, getProfitLoss, getStatement } from '../../../packages/sdk/src/exports/records.ts'
import { manyBets } from '../../../apps/sandbox/src/testing/manyBets.ts'
import { startTestSandbox } from '../../../apps/sandbox/src/testing/startTestSandbox.ts'

const [BETS, DAYS, RUNS] = [25_000, 30, 9]
const DAY = 86_400_000

/**
 * Milliseconds, in process on PGlite, for a member with 50,000 movements in 30 days: 25,000 bets, each won. The quality bar of a first page
 * is 50.
 */
export async function recordSpeed() {
  const { db, member, client: clientOf, close } = await startTestSandbox()
  const session = await member()
  const client = clientOf({ session: { ...session, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
  const first = Date.now() - DAYS * DAY
  await manyBets(db, { memberId: id, bets: BETS, first, days: DAYS })
  const day = (at: number) => new Date(at - 3 * 3_600_000).toISOString().slice(0, 10)
  const range = { startDate: day(first - DAY), endDate: day(Date.now()) }
  const month = range.endDate.slice(0, 7)
  const { cursor } = await getMemberTransactions(client, { ...range, pageSize: 500 })
  const table = {
    'account record, first page with sums': await median(() => getMemberTransactions(client, range)),
    'account record, a later page': await median(() => getMemberTransactions(client, { ...range, cursor })),
    'account record, one type': await median(() => getMemberTransactions(client, { ...range, txCode: 'deposit' })),
    'bets, first page with sums': await median(() => getGameRecords(client, range)),
    'profit and loss of 30 days': await median(() => getProfitLoss(client, range)),
    'statement of a month': await median(() => getStatement(client, { month })),
  }
  await close()
  return table
}

async function median(run: () => Promise<unknown>): Promise<{ ms: number }> {
  const times: number[] = []
  for (let n = 0; n < RUNS; n++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return { ms: Math.round(times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]! * 10) / 10 }
}
