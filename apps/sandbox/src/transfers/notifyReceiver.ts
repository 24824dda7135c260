import type { Db } from '../db/openDatabase.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

const words: Bilingual = {
  title: ['Você recebeu uma transferência', 'You have received a transfer'],
  content: [
    '<p>Veja em <a href="/m/transaction/record">Extrato da conta</a>.</p>',
    '<p>See it in your <a href="/m/transaction/record">Account statement</a>.</p>',
  ],
}

/** Notifies the receiver in the inbox. */
export const notifyReceiver = (db: Db, memberId: number, at: number): Promise<void> => sendMessage(db, memberId, words, at)
