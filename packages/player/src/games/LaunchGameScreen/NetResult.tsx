import { minor } from '@platform/sdk'
import type { PlaySession } from '@platform/sdk/protection'
import { Money } from '@platform/ui'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import * as css from './LaunchGameView.css.ts'

interface NetResultProps {
  session: PlaySession
  label: string
  short: string
}

/** What the bets of this session have paid less what they cost, after a short form of its label. Never hidden with the balance. */
export function NetResult({ session, label, short }: NetResultProps) {
  const symbol = useCurrencySymbol() ?? ''
  return (
    <span role="group" aria-label={label} title={label}>
      <span className={css.label} aria-hidden="true">{`${short} `}</span>
      <Money minor={minor(session.payout - session.stake)} symbol={symbol} signed />
    </span>
  )
}
