import type { ReactNode } from 'react'
import { Card, CheckCircleIcon, ClockIcon, CloseIcon, RefreshIcon, WarningIcon } from '@platform/ui'
import * as css from './Outcome.css.ts'

/** How an order ended, or is on its way to: well, still waiting, money back, nothing happened, badly. */
export type OutcomeLook = 'good' | 'wait' | 'back' | 'none' | 'bad'

const icons = { good: CheckCircleIcon, wait: ClockIcon, back: RefreshIcon, none: CloseIcon, bad: WarningIcon }

interface OutcomeProps {
  look: OutcomeLook
  title: string
  /** Spelt. */
  amount?: string
  /** What became of the money, in sentences. */
  children: ReactNode
}

/** The head of an order's page: a sign, what happened, how much. */
export function Outcome({ look, title, amount, children }: OutcomeProps) {
  const Icon = icons[look]
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
