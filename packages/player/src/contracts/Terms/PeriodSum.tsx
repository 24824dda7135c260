import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { activeFor, activeStakesOf, paidTier, standardTierOf, type ContractFigures, type ContractTerms, type PeriodResult } from '@platform/sdk/contracts' // prettier-ignore
import { Facts, Money } from '@platform/ui'
import { FigureCell } from '../../blocks/record/FigureCell/FigureCell.tsx'
import { isSalary } from '../isSalary.ts'
import { useContractTexts } from '../useContractTexts.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Terms.css.ts'

export interface PeriodSumProps {
  terms: ContractTerms
  figures: ContractFigures
  carryIn: number
  result: PeriodResult
  symbol: string
  /** Link to members and rows behind the figures; absent for an example. */
  figuresHref?: string
}

/** The calculation of a period's amount, line by line: first the figures that select the tier, then those that are paid on. */
export function PeriodSum({ terms, figures, carryIn, result, symbol, figuresHref }: PeriodSumProps) {
  const t = useTranslations('contracts.sum')
  const format = useFormatter()
  const texts = useContractTexts(symbol)
  const { pays } = texts
  const { tier, base, due, carryOut } = result
  const own = terms.tiers[tier - 1]
  const row = paidTier(terms, figures)
  const standardTier = standardTierOf(terms, figures)
  const standard = terms.standard?.[standardTier - 1]
  const tierPays = (number: number, of: typeof own) => (of ? t('tierPays', { tier: number, pays: pays(terms, of) }) : t('noTier'))
  const counts = activeStakesOf(terms).map((activeStake) => ({
    label: verbatim(t)('activeOver', { amount: texts.money(activeStake) }),
    members: activeFor({ activeStake }, figures),
  }))
  // If every tier has its own amount, the merchant's default is not used.
  const asks = [...terms.tiers, ...(terms.standard ?? [])].filter(({ activeMember }) => activeMember > 0)
  const byMerchant = asks.length === 0 || asks.some(({ activeStake }) => activeStake === undefined)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const opens = (value: ReactNode) => <FigureCell href={figuresHref}>{value}</FigureCell>
  const salary = isSalary(terms)
  const carries = terms.carryOver || carryIn < 0
  const capped = terms.cap !== undefined && due === terms.cap
  return (
    <div className={css.stack}>
      <section className={css.tight} aria-label={t('tierBase')}>
        <h3 className={css.heading}>{t('tierBase')}</h3>
        <p className={css.muted}>{t('tierBaseText')}</p>
        <Facts
          rows={[
            { label: t(salary ? 'validBet' : 'bet'), value: opens(money(salary ? figures.validBetAmount : figures.betAmount)) },
            { label: t('netLoss'), value: opens(money(figures.netLoss)) },
            ...(byMerchant ? [{ label: t('activeMember'), value: opens(format.number(figures.activeMember)) }] : []),
            ...counts.map(({ label, members }) => ({ label, value: opens(format.number(members)) })),
            { label: t('tier'), value: tierPays(tier, own) },
            ...(terms.standard ? [{ label: t('standardTier'), value: tierPays(standardTier, standard) }] : []),
          ]}
        />
      </section>
      <section className={css.tight} aria-label={t('payBase')}>
        <h3 className={css.heading}>{t('payBase')}</h3>
        <Facts
          rows={[
            ...(terms.basis === 'stake'
              ? [{ label: t('validBet'), value: money(figures.validBetAmount) }]
              : [{ label: t('netLoss'), value: money(figures.netLoss) }]),
            ...(carries ? [{ label: t('carryIn'), value: money(carryIn) }] : []),
            { label: t('base'), value: money(base) },
            ...(row
              ? [{ label: t(terms.standard ? 'lower' : terms.rateType === 'fixed' ? 'fixed' : 'share'), value: pays(terms, row) }]
              : []),
            ...(capped ? [{ label: t('cap'), value: money(terms.cap!) }] : []),
            { label: t('due'), value: <strong>{money(due)}</strong> },
            ...(carries ? [{ label: t('carryOut'), value: money(carryOut) }] : []),
          ]}
        />
        {!row && (own || base > 0) && <p className={css.muted}>{t(own ? 'standardNone' : 'lapses')}</p>}
      </section>
    </div>
  )
}
