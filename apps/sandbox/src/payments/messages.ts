import type { Db } from '../db/openDatabase.ts'
import type { DepositReason } from '@platform/sdk/deposit'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

const records: Bilingual['content'] = [
  '<p>Veja cada passo em <a href="/m/vouReport">Histórico de depósitos</a>.</p>',
  '<p>See each step in <a href="/m/vouReport">Deposit history</a>.</p>',
]

const titles: Record<'returning' | 'late' | 'clawedBack' | 'bonusRefused', Bilingual['title']> = {
  returning: ['Um depósito está sendo devolvido', 'A deposit is being returned'],
  late: ['Um depósito que chegou depois do prazo entrou no saldo', 'A deposit that arrived late is in your balance'],
  clawedBack: ['O banco estornou um depósito', 'The bank reversed a deposit'],
  bonusRefused: [
    'Um bônus não foi pago: saiu dinheiro do saldo depois do depósito',
    'A bonus was not paid: money left your balance after the deposit',
  ],
}

/** Sends a message to a member whose payment or bonus was not credited as expected: the page of the order may no longer be open. */
export async function notifyMember(
  db: Db,
  memberId: number,
  { status, reason }: { status: string; reason: DepositReason | null },
  at: number,
): Promise<void> {
  const title =
    status === 'credited' ? (reason === 'late' ? titles.late : undefined) : titles[status as 'returning' | 'clawedBack' | 'bonusRefused']
  if (title) await sendMessage(db, memberId, { title, content: records }, at)
}
