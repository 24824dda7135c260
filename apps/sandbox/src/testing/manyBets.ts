import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

const DAY = 86_400_000

interface ManyBets {
  memberId: number
  bets: number
  /** Time of the first bet, ms; the others follow evenly. */
  first: number
  days: number
}

/** Inserts settled, won bets of R$ 1 with two movements each, without triggers: a record as after weeks of play. */
export async function manyBets(db: Db, { memberId, bets, first, days }: ManyBets): Promise<void> {
  const at = sql`${first}::bigint + n * ${Math.floor((days * DAY) / bets)}::bigint`
  const rounds = sql`generate_series(0, ${bets - 1}) n`
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into ledger_transfers (merchant, kind, key, reference, created_at)
      select 'ipanema', kind, 'bench:' || kind || n, 'round:bench' || n, ${at} from ${rounds}, (values ('stake'), ('payout')) as of(kind) order by n, kind desc`.execute(
      trx,
    )
    await sql`
      insert into wallet_rows (member_id, transfer_id, type, amount, balance_before, balance_after, created_at)
      select ${memberId}::bigint, id, case kind when 'stake' then 'bet' else 'win' end, case kind when 'stake' then -100 else 100 end,
        case kind when 'stake' then 1000 else 900 end, case kind when 'stake' then 900 else 1000 end, created_at
      from ledger_transfers where key like 'bench:%' order by id`.execute(trx)
    await sql`
      insert into game_records (member_id, merchant, node_id, vendor, game_type, round_id, stake, valid_stake, payout, status, detail, bet_at, settled_at)
      select ${memberId}::bigint, 'ipanema', 'slot-1', 'BOREAL', 'RNG', 'bench' || n, 100, 100, 100, 'settled', '{}', ${at}, ${at} from ${rounds}`.execute(
      trx,
    )
    await sql`
      insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
      select id, member_id, game_type, false, stake, valid_stake, payout, settled_at from game_records where member_id = ${memberId}::bigint order by id`.execute(
      trx,
    )
  })
  for (const table of ['wallet_rows', 'game_records', 'bet_results', 'ledger_transfers'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
