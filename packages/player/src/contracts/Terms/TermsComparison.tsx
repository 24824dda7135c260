import { useTranslations } from 'use-intl'
import type { ContractTerms } from '@platform/sdk/contracts'
import { VisuallyHidden } from '@platform/ui'
import * as css from './Terms.css.ts'
import { useTermRows } from './useTermRows.ts'

/** Terms in force and terms that are proposed, side by side; what differs is strong. */
export function TermsComparison({ now, proposed, symbol }: { now: ContractTerms; proposed: ContractTerms; symbol: string }) {
  const t = useTranslations('contracts.terms')
  const { facts, asked, minimum, name, pays, paysName } = useTermRows(symbol)
  const [before, after] = [facts(now), facts(proposed)]
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (rows: typeof before, label: string) => rows.find((row) => row.label === label)?.value ?? '–'
  const fields = asked(now, proposed)
  const tiers = Array.from({ length: Math.max(now.tiers.length, proposed.tiers.length) }, (_, index) => index)
  const cells = (index: number, terms: ContractTerms) => {
    const tier = terms.tiers[index]
    return tier && [...fields.map((field) => minimum(tier, field)), pays(terms, tier)]
  }
  return (
    <table className={css.table}>
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
          <Line key={label} label={label} now={valueIn(before, label)} proposed={valueIn(after, label)} />
        ))}
      </tbody>
      {tiers.map((index) => (
        <tbody key={index}>
          <tr>
            <th colSpan={3} scope="rowgroup" className={css.tier}>
              {t('tierOf', { tier: index + 1 })}
            </th>
          </tr>
          {[...fields.map((field) => name(proposed, field)), paysName].map((label, row) => (
            <Line key={label} label={label} now={cells(index, now)?.[row] ?? '–'} proposed={cells(index, proposed)?.[row] ?? '–'} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Line({ label, now, proposed }: { label: string; now: string; proposed: string }) {
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
