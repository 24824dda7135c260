import type { ReactNode } from 'react'
import { Card } from '../Card/Card.tsx'
import * as css from './RecordCard.css.ts'

export type RecordCardProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Top right: a Money. */
  amount?: ReactNode
  /** Below the amount: a Badge or Tag. */
  status?: ReactNode
  rows?: { label: string; value: ReactNode }[]
  /** Level of the heading, by where the card is. */
  level?: 2 | 3
  className?: string
}

/** One entry of a history: what it was, how it ended, and its figures. */
export function RecordCard({ title, subtitle, amount, status, rows = [], level = 2, className }: RecordCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card className={className}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading className={css.title}>{title}</Heading>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        <div className={css.result}>
          {amount}
          {status}
        </div>
      </div>
      {rows.length > 0 && (
        <dl className={css.rows}>
          {rows.map((row) => (
            <div key={row.label} className={css.row}>
              <dt className={css.key}>{row.label}</dt>
              <dd className={css.value}>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
