import type { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import type { Bilingual } from '../base/Bilingual.ts'
import type { Db } from '../db/openDatabase.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Gauge } from './Gauge.ts'

const kinds: Record<LimitKind, [pt: string, en: string]> = {
  deposit: ['depósito', 'deposit'],
  loss: ['perda', 'loss'],
  stake: ['valor apostado', 'stake'],
  bets: ['número de apostas', 'bets'],
  time: ['tempo de jogo', 'time'],
}
const periods: Record<LimitPeriod, [pt: string, en: string]> = {
  day: ['por dia', 'daily'],
  week: ['por semana', 'weekly'],
  month: ['por mês', 'monthly'],
}

const wordsOf = ({ kind, period }: Gauge): Bilingual => ({
  title: [
    `Você usou 80% do seu limite de ${kinds[kind][0]} ${periods[period][0]}`,
    `You’ve used 80% of your ${periods[period][1]} ${kinds[kind][1]} limit`,
  ],
  content: [
    '<p><a href="/m/responsible">Ver seus limites</a>: quanto resta de cada um e quando ele recomeça.</p>',
    '<p><a href="/m/responsible">See your limits</a>: what is left of each and when it starts again.</p>',
  ],
})

/**
 * Notifies a member who has used four fifths of a limit, once a period, in the transaction that used them. `adds`: what was used since the
 * gauges were read.
 */
export async function postLimitNotices(
  db: Db,
  memberId: number,
  { gauges, adds = {}, at }: { gauges: readonly Gauge[]; adds?: Partial<Record<LimitKind, number>>; at: number },
): Promise<void> {
  for (const gauge of gauges) {
    if ((gauge.used + (adds[gauge.kind] ?? 0)) * 5 < gauge.value * 4 || gauge.noticedDay === gauge.firstDay) continue
    await db
      .updateTable('limits')
      .set({ noticed_day: gauge.firstDay })
      .where('member_id', '=', memberId)
      .where('kind', '=', gauge.kind)
      .where('period', '=', gauge.period)
      .execute()
    await sendMessage(db, memberId, wordsOf(gauge), at)
  }
}
