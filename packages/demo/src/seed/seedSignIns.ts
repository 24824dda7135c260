import { sql } from 'kysely'
import type { Db } from '@platform/sandbox/seeding'

/** Sign-ins of every member for each day of play. The list in the demo player's security centre is separate (`seedSecurity`). */
export async function seedSignIns(db: Db, merchant: string): Promise<void> {
  await sql`
    insert into sign_ins (member_id, session, method, device, address, at)
    select member_id, 'seed-' || min(r.id), 'password', 'Android · Chrome', '189.40.7.' || (member_id % 250), min(bet_at) - 60000
    from game_records r join members m on m.id = r.member_id where m.merchant = ${merchant} and m.username <> 'anaclara'
    group by member_id, platform_day(bet_at) order by min(bet_at)`.execute(db)
}
