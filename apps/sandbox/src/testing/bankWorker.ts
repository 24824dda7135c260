import { sql } from 'kysely'
import { openDatabase } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import { transfer } from '../ledger/transfer.ts'
import { makeRandom } from '../../../../packages/demo/src/seed/random.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: move money between wallets and add all wallets up, in parallel. */
export interface BankOrders {
  databaseUrl: string
  members: number[]
  transfers: number
  name: string
  /** The control: debits in one statement and credits in another. */
  naive: boolean
}

export interface BankOutcome {
  /** Every sum of all wallets that a read saw. */
  totals: number[]
  moved: number
  /** Errors other than refusals: must be empty. */
  errors: string[]
}

/** Number of the pool's connections that read. */
const READERS = 4

// Connects first, and at `go` moves and reads in parallel.
export const worker = defineWorker<BankOrders, BankOutcome>(async (orders) => {
  const { databaseUrl, members, name, naive } = orders
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 6 })
  const random = makeRandom(name)
  await total()

  async function total(): Promise<number> {
    const { rows } = await sql<{ total: number }>`
    select sum(balance)::bigint as total from ledger_accounts where member_id = any (${members}::bigint[])`.execute(db)
    return rows[0]!.total
  }

  async function move(index: number) {
    const [from, to] = random.shuffle(members) as [number, number]
    const amount = random.int(1, 400)
    if (naive) return moveNaively(from, to, amount)
    const legs = [
      { party: { memberId: from }, amount: -amount },
      { party: { memberId: to }, amount },
    ]
    await transfer(db, { merchant: 'ipanema', kind: 'transfer', key: `${name}:${index}`, legs, at: Date.now() })
  }

  async function moveNaively(from: number, to: number, amount: number) {
    const { id: transfer_id } = await db.selectFrom('ledger_transfers').select('id').executeTakeFirstOrThrow()
    for (const [member, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const { id: account_id } = await db
        .selectFrom('ledger_accounts')
        .select('id')
        .where('member_id', '=', member)
        .executeTakeFirstOrThrow()
      await db.insertInto('ledger_entries').values({ transfer_id, account_id, amount: change, created_at: 1 }).execute()
    }
  }

  async function run() {
    const totals = new Set<number>()
    let moving = true
    // Reads while money moves: earlier reads would see idle wallets.
    const readers = Array.from({ length: READERS }, async () => {
      while (moving) totals.add(await total())
    })
    const moves = await Promise.allSettled(Array.from({ length: orders.transfers }, (_, index) => move(index)))
    moving = false
    await Promise.all(readers)
    for (let more = 0; more < 20; more++) totals.add(await total())
    const reasons = moves.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    const refusals = reasons.filter((reason) => (reason instanceof Refusal && reason.code === 'wallet.insufficient') || (naive && /never_below_zero/.test(String(reason)))) // prettier-ignore
    await close()
    const outcome: BankOutcome = {
      totals: [...totals],
      moved: moves.length - reasons.length,
      errors: reasons.filter((one) => !refusals.includes(one)).map(String),
    }
    return outcome
  }

  return run
})
