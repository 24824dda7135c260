import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LEAST_RATE, type ContractProblem, type ContractRules, type ContractTerms } from '@platform/sdk/contracts'
import { useContractTexts } from '../useContractTexts.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** Messages for the errors of an offer, with the allowed values. */
export function useProblemText({ mostTiers, mostRate, mostAmount }: ContractRules, ceiling: ContractTerms, symbol: string) {
  const t = useTranslations('contracts.problems')
  const { rate, money } = useContractTexts(symbol)
  return ({ field, problem }: ContractProblem): ReactNode => {
    if (field === 'standard') return t('standard')
    if (problem === 'count') return t('count', { most: mostTiers })
    if (problem === 'range') {
      if (field === 'contractRate') return verbatim(t)('rate', { least: rate(LEAST_RATE), most: rate(mostRate) })
      if (field === 'amount') return verbatim(t)('amount', { least: money(1), most: money(mostAmount) })
      return t(field === 'cap' ? 'cap' : 'minimum')
    }
    if (problem === 'ceiling') {
      if (field === 'cap') return verbatim(t)('capCeiling', { amount: money(ceiling.cap ?? 0) })
      return t(field === 'carryOver' ? 'carryCeiling' : 'ceiling')
    }
    if (problem === 'lower') return t(field === 'cap' ? 'capLower' : field === 'tiers' ? 'lower' : 'otherBasis')
    if (problem === 'below' || problem === 'same' || problem === 'notRising') return t(problem)
    return t('other')
  }
}
