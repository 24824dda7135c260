import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

const content: Bilingual['content'] = [
  '<p>O saldo deste bônus chegou a zero e nenhuma aposta com ele está em aberto. Ele terminou, e com ele a exigência de apostas: não falta apostar nada por este bônus.</p>',
  '<p>The balance of this bonus has reached zero and no bet with it is open. It has ended, and its betting requirement with it: nothing is left to bet for this bonus.</p>',
]

/** Informs the member of a bonus that ended without money, unless a void has reopened it meanwhile. */
export const notifyOfLoss =
  (db: Db, now: () => number): EffectHandler =>
  async ({ payload }) => {
    const { rows } = await sql<{ memberId: number; pt: string | null; en: string | null }>`
    select a.member_id as "memberId", coalesce(w.title_pt, p.title_pt) as pt, coalesce(w.title_en, p.title_en) as en from ledger_accounts a
    left join rewards w on w.ledger_key = a.name
    left join deposit_orders d on 'deposit:' || d.order_no = a.name left join deposit_promotions p on p.id = d.promotion_id
    where a.id = ${Number(payload.accountId)}::bigint and a.state = 'lost'`.execute(db)
    if (!rows[0]) return
    const { memberId, pt, en } = rows[0]
    const title: Bilingual['title'] = [
      pt ? `O bônus “${pt}” terminou` : 'Um bônus terminou',
      en ? `The bonus “${en}” has ended` : 'A bonus has ended',
    ]
    await sendMessage(db, memberId, { title, content }, now())
  }
