import { useFormatter, useTranslations } from 'use-intl'
import { RecordCard, Tag } from '@platform/ui'
import type { GameRecord } from '@platform/sdk/records'
import { PLATFORM_ZONE } from '../../blocks/periods.ts'
import { Net } from './Net.tsx'
import { TONES } from './tones.ts'
import * as css from './BetCard.css.ts'

interface BetCardProps {
  record: GameRecord
  symbol: string
  vendor: string
  onOpen: () => void
}

/** One bet of the list; a tap anywhere shows its details. */
export function BetCard({ record, symbol, vendor, onOpen }: BetCardProps) {
  const t = useTranslations('records')
  const format = useFormatter()
  const when = format.dateTime(record.betTime, { dateStyle: 'short', timeStyle: 'short', timeZone: PLATFORM_ZONE })
  return (
    <div className={css.card}>
      <RecordCard
        title={
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {record.gameName || vendor}
          </button>
        }
        subtitle={`${vendor} · ${when}`}
        amount={record.status === 'open' ? undefined : <Net minor={record.profit} symbol={symbol} />}
        status={<Tag tone={TONES[record.status]}>{t(`status.${record.status}`)}</Tag>}
      />
    </div>
  )
}
