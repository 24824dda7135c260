import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms, ContractTier } from '@platform/sdk/contracts'
import { isSalary } from '../isSalary.ts'
import { useContractTexts } from '../useContractTexts.ts'

const minimums = ['minimumBet', 'netLoss', 'activeMember', 'activeStake'] as const

/** Terms in words: facts of all tiers, each tier's minimums and payment. `activeStake` is the merchant's default for tiers without one. */
export function useTermRows(symbol: string, activeStake: Minor) {
  const t = useTranslations('contracts.terms')
  const texts = useContractTexts(symbol)
  const facts = (terms: ContractTerms) => [
    { label: t('cycle'), value: t(`cycles.${terms.cycle}`) },
    ...(isSalary(terms)
      ? [{ label: t('basis'), value: t(`bases.${terms.basis}`) }]
      : [{ label: t('carry'), value: t(terms.carryOver ? 'carried' : 'notCarried') }]),
    ...(terms.cap === undefined ? [] : [{ label: t('cap'), value: texts.money(terms.cap) }]),
    ...(terms.standard ? [{ label: t('standard'), value: t('lower') }] : []),
  ]
  /** The minimums that any of these terms has. */
  const asked = (...all: readonly ContractTerms[]) =>
    minimums.filter((field) =>
      all.some(({ tiers }) => tiers.some((tier) => (field === 'activeStake' ? tier[field] !== undefined : tier[field] > 0))),
    )
  const minimum = (tier: ContractTier, field: (typeof minimums)[number]) => {
    if (field === 'activeStake') return tier.activeMember ? texts.short(tier.activeStake ?? activeStake) : '–'
    const asks = tier[field]
    return !asks ? '–' : field === 'activeMember' ? String(asks) : texts.short(asks)
  }
  const stakeName = (terms: ContractTerms) => t(isSalary(terms) ? 'validBet' : 'minimumBet')
  const name = (terms: ContractTerms, field: (typeof minimums)[number]) => (field === 'minimumBet' ? stakeName(terms) : t(field))
  return { facts, asked, minimum, name, pays: texts.pays, paysName: t('pays') }
}
