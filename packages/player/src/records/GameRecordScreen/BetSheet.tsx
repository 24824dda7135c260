import { useFormatter, useTranslations } from 'use-intl'
import { Money, Tag } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import type { GameRecord } from '@platform/sdk/records'
import { CopyText } from '../../blocks/CopyText/CopyText.tsx'
import { PLATFORM_ZONE } from '../../blocks/periods.ts'
import { Net } from './Net.tsx'
import { TONES } from './tones.ts'
import * as css from './BetSheet.css.ts'

interface BetSheetProps {
  record: GameRecord
  symbol: string
  vendor: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Everything that is known of a bet, and its number to copy for support. */
export default function BetSheet({ record, symbol, vendor, open, onOpenChange }: BetSheetProps) {
  const t = useTranslations('records')
  const format = useFormatter()
  const rows = [
    { label: t('statusLabel'), value: <Tag tone={TONES[record.status]}>{t(`status.${record.status}`)}</Tag> },
    { label: t('vendor'), value: vendor },
    { label: t('time'), value: format.dateTime(record.betTime, { dateStyle: 'medium', timeStyle: 'medium', timeZone: PLATFORM_ZONE }) },
    { label: t('stake'), value: <Money minor={record.betAmount} symbol={symbol} /> },
    { label: t('validStake'), value: <Money minor={record.validBetAmount} symbol={symbol} /> },
    { label: t('payout'), value: <Money minor={record.winAmount} symbol={symbol} /> },
    { label: t('net'), value: record.status === 'open' ? '–' : <Net minor={record.profit} symbol={symbol} /> },
  ]
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={record.gameName || t('detail')}>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        <div className={css.row}>
          <dt className={css.label}>{t('order')}</dt>
          <dd className={css.value}>
            <CopyText text={record.orderNo} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
          </dd>
        </div>
      </dl>
    </BottomSheet>
  )
}
