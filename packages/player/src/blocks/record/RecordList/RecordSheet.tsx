import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BottomSheet } from '@platform/ui/overlays'
import { CopyText } from '@platform/ui'
import { openWays, type RecordWay, RecordWays } from './RecordWays.tsx'
import * as css from './RecordList.css.ts'

/** All details of one record. */
export interface RecordDetail {
  title: string
  rows: readonly { label: ReactNode; value: ReactNode }[]
  /** The number that support needs; it can be copied. */
  number?: { label: string; value: string }
  /** Above the rows: drawn numbers, a picture. */
  head?: ReactNode
  /** Below the rows: further content of the record. */
  foot?: ReactNode
  /** Below them: actions of the record. */
  actions?: ReactNode
  /** At the end: links of the record. */
  ways?: readonly RecordWay[]
}

/** The details of one record, and its number to copy. */
export function RecordSheet({
  detail,
  open,
  onOpenChange,
}: {
  detail: RecordDetail
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useTranslations('records')
  const ways = openWays(detail.ways)
  const footer = (detail.actions || ways.length > 0) && (
    <>
      {detail.actions}
      {ways.length > 0 && <RecordWays ways={ways} />}
    </>
  )
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={detail.title} footer={footer || undefined}>
      {detail.head}
      <dl className={css.rows}>
        {detail.rows.map(({ label, value }, index) => (
          <div key={typeof label === 'string' ? label : index} className={css.row}>
            <dt className={css.rowLabel}>{label}</dt>
            <dd className={css.rowValue}>{value}</dd>
          </div>
        ))}
        {detail.number && (
          <div className={css.row}>
            <dt className={css.rowLabel}>{detail.number.label}</dt>
            <dd className={css.rowValue}>
              <CopyText text={detail.number.value} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
            </dd>
          </div>
        )}
      </dl>
      {detail.foot}
    </BottomSheet>
  )
}
