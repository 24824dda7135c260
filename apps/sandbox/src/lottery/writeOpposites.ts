import { sql } from 'kysely'
import { openCase } from '../help/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { dayName } from '../rewards/exports.ts'
import { dayNumber } from '../gateway/days.ts'
import type { OppositeBet } from './oppositeBets.ts'

/** Stores settled bets that do not count, for the turnover page of both members. */
export async function writeOpposites(db: Db, bets: readonly OppositeBet[]): Promise<void> {
  const rows = JSON.stringify(bets.map(({ sub_no, member_id, other, reason }) => ({ sub_no, member_id, other_id: other, reason })))
  await sql`
    insert into opposite_bets (record_id, member_id, other_id, reason)
    select r.id, x.member_id, x.other_id, x.reason from jsonb_to_recordset(${rows}::jsonb) as x(sub_no text, member_id bigint, other_id bigint, reason text)
    join game_records r on r.round_id = x.sub_no on conflict do nothing`.execute(db)
}

/** Opens a case at the desk for opposite bets of members who share an address only, one a day for two members; such bets count. */
export async function reportOpposites(db: Db, bets: readonly OppositeBet[], now: number): Promise<void> {
  if (bets.length === 0) return
  const ids = [...new Set(bets.map(({ member_id }) => member_id))]
  const members = await db.selectFrom('members').select(['id', 'account', 'merchant']).where('id', 'in', ids).execute()
  const memberOf = (id: number) => members.find((member) => member.id === id)!
  const pairOf = ({ member_id, other }: OppositeBet) => [member_id, other].toSorted((a, b) => a - b).join('-')
  for (const pair of new Set(bets.map(pairOf))) {
    const own = bets.filter((bet) => pairOf(bet) === pair)
    const rows = own.map(({ sub_no, member_id, play, numbers, stake }) => ({
      member: memberOf(member_id).account,
      bet: sub_no,
      play,
      numbers,
      stake,
    }))
    const key = `opposite:${pair}:${dayName(dayNumber(now))}`
    await openCase(db, { merchant: memberOf(own[0]!.member_id).merchant, kind: 'oppositeBets', key, rows, at: now })
  }
}
