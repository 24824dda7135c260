import type { SeedPromotion } from './SeedPromotion.ts'
import type { Spell } from './Spell.ts'

type Language = Spell['language']

const locales = { pt: 'pt-BR', en: 'en-GB' } as const

/** What holds for every promotion of a mode: bets count as `rowsOfPromotions` counts them, and rewards are paid without a betting requirement. */
const standard = {
  pt: {
    counts: 'Contam apostas feitas depois da participação e já encerradas, ganhas ou perdidas; canceladas e anuladas, não.',
    once: 'Uma vez por conta.',
    cash: 'O prêmio vai para o saldo, sem exigência de apostas.',
    later: 'Se a meta for atingida dentro do prazo, o resgate pode ser feito depois dele.',
  },
  en: {
    counts: 'Bets placed after joining count once settled, won or lost; cancelled and void ones don’t.',
    once: 'Once per account.',
    cash: 'The reward goes to your balance, with nothing to bet.',
    later: 'If you reach the target in time, you can claim afterwards too.',
  },
} as const

/** Numbers, amounts and lists as texts of a language write them. */
export const spellIn = (language: Language): Spell => {
  const number = (value: number, decimals = 0) =>
    value.toLocaleString(locales[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return {
    language,
    number,
    money: (cents) => `R$ ${number(cents / 100, cents % 100 === 0 ? 0 : 2)}`,
    list: (items) => new Intl.ListFormat(locales[language]).format(items),
  }
}

/** The promotion with its numbers in its texts, `{reward}` and others, and the rules that follow from its terms: so they cannot disagree. `age` in years. */
export function withNumbers(promotion: SeedPromotion, age = 18): SeedPromotion {
  const { from, to, target, reward, facts, mode } = promotion
  const textsIn = (language: Language) => {
    const spell = spellIn(language)
    const values: Readonly<Record<string, string>> = {
      ...(reward !== undefined && { reward: spell.money(reward) }),
      ...(target !== undefined && { target: spell.money(target) }),
      ...(to !== undefined && { days: spell.number(to - from) }),
      age: spell.number(age),
      ...facts?.(spell),
    }
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`${promotion.id} has no ${name}`)
        return value
      })
    const { counts, once, cash, later } = standard[language]
    const rules =
      mode === 'info' ? [] : [...(mode === 'join' ? [counts] : []), once, cash, ...(mode === 'join' && to !== undefined ? [later] : [])]
    const { kicker, title, text } = promotion[language]
    const body = promotion.body[language]
    return {
      words: { kicker: fill(kicker), title: fill(title), text: fill(text) },
      body: { lead: fill(body.lead), steps: body.steps.map(fill), rules: [...body.rules.map(fill), ...rules] },
    }
  }
  const [pt, en] = [textsIn('pt'), textsIn('en')]
  return { ...promotion, pt: pt.words, en: en.words, body: { pt: pt.body, en: en.body } }
}
