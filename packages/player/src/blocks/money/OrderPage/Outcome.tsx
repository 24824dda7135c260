import type { ReactNode } from 'react'
import { Card, CheckCircleIcon, ClockIcon, CloseIcon, RefreshIcon, WarningIcon } from '@platform/ui'
import { useViewTitle } from '../../page/viewTitle.ts'
import * as css from './Outcome.css.ts'

/** The (expected) outcome of an order: success, pending, refunded, no effect, failed. */
export type OutcomeLook = 'good' | 'wait' | 'back' | 'none' | 'bad'

const icons = { good: CheckCircleIcon, wait: ClockIcon, back: RefreshIcon, none: CloseIcon, bad: WarningIcon }

interface OutcomeProps {
  look: OutcomeLook
  title: string
  /** Formatted. */
  amount?: string
  /** What happened to the money, in sentences. */
  children: ReactNode
}

/** The header of an order's page: icon, outcome, amount. */
export function Outcome({ look, title, amount, children }: OutcomeProps) {
  const Icon = icons[look]
  useViewTitle(title)
  return (
    <Card className={css.hero}>
      <span className={css.mark} data-look={look}>
        <Icon size="lg" />
      </span>
      <h2 className={css.title}>{title}</h2>
      {amount !== undefined && <p className={css.amount}>{amount}</p>}
      {children}
    </Card>
  )
}
