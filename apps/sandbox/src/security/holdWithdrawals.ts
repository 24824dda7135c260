import { sql } from 'kysely'
import { endOtherSessions } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

const HOLD_MS = 24 * 3_600_000

type Change = 'mobile' | 'destinationAdded' | 'destinationRemoved' | 'paymentPassword'

const titles: Record<Change, Bilingual['title']> = {
  mobile: ['O celular da sua conta mudou', 'The mobile number of your account has changed'],
  destinationAdded: ['Uma conta para saques foi adicionada', 'A withdrawal account was added'],
  destinationRemoved: ['Uma conta para saques foi removida', 'A withdrawal account was removed'],
  paymentPassword: ['Senha de saque alterada', 'Your payment password has changed'],
}

const content: Bilingual['content'] = [
  '<p>Para sua segurança, os saques ficam pausados por 24 horas. Depósitos e jogos continuam normais.</p><p>Não foi você? <a href="/m/changePsw">Troque a senha agora</a> e <a href="/m/service">fale com o atendimento</a>.</p>',
  '<p>To protect your money, withdrawals are paused for 24 hours. Deposits and games go on as usual.</p><p>Wasn’t it you? <a href="/m/changePsw">Change your password now</a> and <a href="/m/service">contact support</a>.</p>',
]

/**
 * For changes that a thief would make first: holds withdrawals for 24 hours, notifies the member, and ends the member's other sessions and
 * all launched pages. In the transaction of the change.
 */
export async function holdWithdrawals(context: Context, change: Change): Promise<void> {
  const { db, now } = context
  const { id } = memberOf(context)
  await db
    .updateTable('members')
    .set({ held_until: sql<number>`greatest(held_until, ${now() + HOLD_MS}::bigint)` })
    .where('id', '=', id)
    .execute()
  await sendMessage(db, id, { title: titles[change], content }, now())
  await endOtherSessions(context, id)
}
