import type { Db } from '../db/openDatabase.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

const content: Bilingual['content'] = [
  '<p>Veja cada passo em <a href="/m/withdrawReport">Histórico de saques</a>.</p>',
  '<p>See each step in <a href="/m/withdrawReport">Withdrawal history</a>.</p>',
]

const titles = {
  paid: ['Seu saque chegou', 'Your withdrawal has arrived'],
  rejected: ['Um saque não foi aprovado: o valor voltou ao saldo', 'A withdrawal was not approved: the money is back in your balance'],
  bonusEnded: [
    'Seu saque encerrou o bônus, inclusive a parte em apostas abertas',
    'Your withdrawal ended the bonus, including the part in open bets',
  ],
  bonusBack: ['Seu bônus voltou, com as apostas que já contaram', 'Your bonus is back, with the bets that had counted'],
  returned: ['O banco devolveu um saque: o valor voltou ao saldo', 'The bank returned a withdrawal: the money is back in your balance'],
} satisfies Record<string, Bilingual['title']>

/** Informs the member how a withdrawal ended, or what became of the bonuses. */
export const notifyMember = (db: Db, memberId: number, end: keyof typeof titles, at: number): Promise<void> =>
  sendMessage(db, memberId, { title: titles[end], content }, at)
