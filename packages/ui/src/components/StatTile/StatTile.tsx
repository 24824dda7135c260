import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Card } from '../Card/Card.tsx'
import * as css from './StatTile.css.ts'

export type StatTileProps = { label: ReactNode; value: ReactNode; icon?: ReactNode; note?: ReactNode; className?: string }

/** One figure and its label. */
export function StatTile({ label, value, icon, note, className }: StatTileProps) {
  return (
    <Card className={clsx(css.tile, className)}>
      <p className={css.label}>
        {icon}
        {label}
      </p>
      <p className={css.value}>{value}</p>
      {note && <p className={css.note}>{note}</p>}
    </Card>
  )
}
