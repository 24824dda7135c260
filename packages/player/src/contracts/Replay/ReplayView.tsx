import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractTerms, ReplayedPeriod } from '@platform/sdk/contracts'
import { Card, Money, ScrollTable, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { LazyPeriodSheet } from '../Terms/lazyPeriodSheet.ts'
import * as css from '../Terms/Terms.css.ts'
import { useContractTexts } from '../useContractTexts.ts'
import type { replayRows, ReplayRow } from './replayRows.ts'

export interface ReplayViewProps {
  replay: Loadable<ReturnType<typeof replayRows>>
  proposed: ContractTerms
  now?: ContractTerms
  symbol: string
}

/** The last closed periods by the proposed terms, beside those in force; each opens its calculation. */
export function ReplayView({ replay, proposed, now, symbol }: ReplayViewProps) {
  const t = useTranslations('contracts.replay')
  const { period } = useContractTexts(symbol)
  const [shown, show] = useState<ReplayRow>()
  const [open, setOpen] = useState(false)
  if (replay.state === 'loading') return <LinesSkeleton count={3} />
  if (replay.state === 'error') return <LoadFailed retry={replay.retry} />
  const { rows, ...sums } = replay.value
  const sumOf = (terms: ContractTerms, result: ReplayedPeriod) => ({
    terms,
    result,
    figures: result.figures,
    carryIn: result.carryIn,
    symbol,
  })
  return (
    <Card className={css.stack}>
      <div className={css.tight}>
        <h2 className={css.heading}>{t('title')}</h2>
        <p className={css.muted}>{t(rows.length === 0 ? 'none' : now && sums.now === undefined ? 'otherCycle' : 'text')}</p>
      </div>
      {rows.length > 0 && (
        <Table
          rows={rows}
          sums={sums}
          symbol={symbol}
          onOpen={(row) => {
            show(row)
            setOpen(true)
          }}
        />
      )}
      {shown && (
        <LazyPeriodSheet
          title={period(shown.proposed)}
          sums={[
            ...(now && shown.now ? [{ label: t('now'), sum: sumOf(now, shown.now) }] : []),
            { label: t('proposed'), sum: sumOf(proposed, shown.proposed) },
          ]}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </Card>
  )
}

interface TableProps {
  rows: readonly ReplayRow[]
  sums: { proposed: number; now?: number }
  symbol: string
  onOpen: (row: ReplayRow) => void
}

function Table({ rows, sums, symbol, onOpen }: TableProps) {
  const t = useTranslations('contracts.replay')
  const { period } = useContractTexts(symbol)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const compares = sums.now !== undefined
  return (
    <ScrollTable className={css.table} label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('period')}</th>
          {compares && <th scope="col">{t('now')}</th>}
          <th scope="col">{t(compares ? 'proposed' : 'due')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.proposed.from}>
            <th scope="row">
              <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => onOpen(row)}>
                {period(row.proposed)}
              </button>
            </th>
            {row.now && <td>{money(row.now.due)}</td>}
            <td className={css.pays}>{money(row.proposed.due)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {sums.now !== undefined && <td>{money(sums.now)}</td>}
          <td className={css.pays}>{money(sums.proposed)}</td>
        </tr>
      </tfoot>
    </ScrollTable>
  )
}
