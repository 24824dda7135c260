import { useFormatter, useTranslations } from 'use-intl'
import type { ContractSettlement } from '@platform/sdk/contracts'
import { Button, Card, Chart } from '@platform/ui'
import { useContractTexts } from '../useContractTexts.ts'

interface CarryLineProps {
  /** Newest first. */
  settlements: readonly ContractSettlement[]
  symbol: string
  onOpen: (settlement: ContractSettlement) => void
}

/** The negative carry-over of each period as a line chart; a point opens its period. Nothing without carry-over. */
export function CarryLine({ settlements, symbol, onOpen }: CarryLineProps) {
  const t = useTranslations('contracts.carry')
  const { money, period, periodShort } = useContractTexts(symbol)
  const format = useFormatter()
  if (settlements.length < 2 || !settlements.some(({ terms, carryOut }) => terms.carryOver || carryOut < 0)) return null
  const points = settlements
    .map((settlement) => ({ settlement, label: periodShort(settlement), name: period(settlement), value: settlement.carryOut }))
    .toReversed()
  return (
    <Card>
      <Chart
        kind="line"
        title={t('title', { symbol })}
        points={points}
        signed
        format={money}
        formatShort={(value) => format.number(value / 100, { notation: 'compact', maximumFractionDigits: 1 })}
        texts={{ table: t('table'), chart: t('chart'), point: t('point'), value: t('value') }}
        renderChosen={({ settlement }) => (
          <Button tone="ghost" size="sm" onClick={() => onOpen(settlement)}>
            {t('open')}
          </Button>
        )}
      />
    </Card>
  )
}
