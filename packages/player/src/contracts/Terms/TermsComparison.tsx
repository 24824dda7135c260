import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { ScrollTable, VisuallyHidden } from '@platform/ui'
import * as css from './Terms.css.ts'
import { useTermRows } from './useTermRows.ts'

interface TermsComparisonProps {
  now: ContractTerms
  proposed: ContractTerms
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
}

/** Current and proposed terms side by side, with their standards; differences are emphasized. */
export function TermsComparison({ now, proposed, activeStake, symbol }: TermsComparisonProps) {
  const t = useTranslations('contracts.terms')
  const { facts } = useTermRows(symbol, activeStake)
  const [before, after] = [facts(now), facts(proposed)]
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (rows: typeof before, label: string) => rows.find((row) => row.label === label)?.value ?? '–'
  return (
    <ScrollTable className={css.table} label={t('compared')}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('what')}</VisuallyHidden>
          </th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('proposed')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <ComparedTerm key={label} label={label} now={valueIn(before, label)} proposed={valueIn(after, label)} />
        ))}
      </tbody>
      <ComparedTiers now={now} proposed={proposed} activeStake={activeStake} symbol={symbol} title="tierOf" />
      <ComparedTiers
        now={ofStandard(now)}
        proposed={ofStandard(proposed)}
        activeStake={activeStake}
        symbol={symbol}
        title="standardTierOf"
      />
    </ScrollTable>
  )
}

const ofStandard = ({ standard = [], ...terms }: ContractTerms): ContractTerms => ({ ...terms, tiers: standard })

function ComparedTiers({ now, proposed, activeStake, symbol, title }: TermsComparisonProps & { title: 'tierOf' | 'standardTierOf' }) {
  const t = useTranslations('contracts.terms')
  const { asked, minimum, name, pays, paysName } = useTermRows(symbol, activeStake)
  const fields = asked(now, proposed)
  const tiers = Array.from({ length: Math.max(now.tiers.length, proposed.tiers.length) }, (_, index) => index)
  const cells = (index: number, terms: ContractTerms) => {
    const tier = terms.tiers[index]
    return tier && [...fields.map((field) => minimum(tier, field)), pays(terms, tier)]
  }
  return tiers.map((index) => (
    <tbody key={index}>
      <tr>
        <th colSpan={3} scope="rowgroup" className={css.tier}>
          {t(title, { tier: index + 1 })}
        </th>
      </tr>
      {[...fields.map((field) => name(proposed, field)), paysName].map((label, row) => (
        <ComparedTerm key={label} label={label} now={cells(index, now)?.[row] ?? '–'} proposed={cells(index, proposed)?.[row] ?? '–'} />
      ))}
    </tbody>
  ))
}

function ComparedTerm({ label, now, proposed }: { label: string; now: string; proposed: string }) {
  const t = useTranslations('contracts.terms')
  const differs = now !== proposed
  return (
    <tr>
      <th scope="row" className={css.what}>
        {label}
      </th>
      <td className={differs ? css.was : undefined}>{now}</td>
      <td className={differs ? css.pays : undefined}>
        {proposed}
        {differs && <VisuallyHidden> {t('differs')}</VisuallyHidden>}
      </td>
    </tr>
  )
}
