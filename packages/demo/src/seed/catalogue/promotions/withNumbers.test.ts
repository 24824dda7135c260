import { expect, test } from 'vitest'
import { promotionHtml, openPromotions, promotions } from '../promotions.ts'
import { regulatedPromotions } from './regulated.ts'
import { withNumbers } from './withNumbers.ts'

const raw = [...openPromotions, ...regulatedPromotions]
const textsOf = ({ pt, en, body }: (typeof raw)[number]) =>
  [pt, en]
    .flatMap(({ kicker, title, text }) => [kicker, title, text])
    .concat([body.pt, body.en].flatMap(({ lead, steps, rules }) => [lead, ...steps, ...rules]))
const plain = (text: string) => text.replaceAll(/<a [^>]*>|(?<=telefone |on )188/g, '')
/** Digits, and durations and amounts in words; 188 is a telephone number. */
const number = /\d|\b(duas|dez|cinco|sete|trinta|two|ten|five|seven|thirty) (semanas?|dias?|vezes|weeks?|days?|times)\b/i

test('[2.15] every number in the texts of a promotion comes from its terms', () => {
  expect(raw.flatMap((one) => textsOf(one).filter((text) => number.test(plain(text))))).toEqual([])
  expect(promotions.flatMap((one) => textsOf(one).filter((text) => /[{}]/.test(text)))).toEqual([])
})

test('[2.15] a card follows its terms: other terms are another text', () => {
  const slots = raw.find(({ id }) => id === 'missaoslots')!
  const changed = withNumbers({ ...slots, target: 123_400, reward: 4_250, from: 0, to: 9 })
  expect(promotionHtml(changed, 'pt')).toContain('R$\u00a01.234 em apostas')
  expect(promotionHtml(changed, 'en')).toContain('R$\u00a01,234 of bets')
  expect(changed.pt.title).toBe('Missão dos slots: R$ 42,50')
})

test('[2.15] the rules that its mode implies are those of the gateway', () => {
  const html = (id: string) =>
    promotionHtml(
      promotions.find((one) => one.id === id)!,
      'pt',
    )
  expect(html('missaoslots')).toContain('Uma vez por conta.')
  expect(html('missaoslots')).toContain('o resgate pode ser feito depois dele')
  expect(html('aplicativo')).toContain('sem exigência de apostas')
  expect(html('aplicativo')).not.toContain('depois da participação')
  expect(html('cashback')).not.toContain('Uma vez por conta.')
})

test('[2.15] a name without a value is an error', () => {
  const [one] = raw
  expect(() => withNumbers({ ...one!, pt: { ...one!.pt, title: '{other}' } })).toThrow('boasvindas has no other')
})
