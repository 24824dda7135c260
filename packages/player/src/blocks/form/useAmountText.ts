import { useTranslations } from 'use-intl'
import { verbatim } from '../../i18n/verbatim.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import type { AmountLimits, AmountProblem } from './checkAmount.ts'

/** The text of a code of `checkAmount`; `use` is what the money is for. Undefined for other codes. */
export function useAmountText(symbol: string, use: 'deposit' | 'withdraw' | 'transfer' | 'own') {
  const t = useTranslations('wallet.amount')
  const spell = useSpell(symbol)
  return (code: string, limits: AmountLimits) => {
    const problem = problems.find((one) => one === code)
    if (problem === undefined || problem === 'empty') return problem && t(problem)
    return verbatim(t)(problem === 'free' ? `free.${use}` : problem, { amount: spell(limits[problem] ?? 0) })
  }
}

const problems: readonly AmountProblem[] = ['empty', 'min', 'max', 'free', 'multiple']
