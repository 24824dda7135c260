import { useTranslations } from 'use-intl'
import type { Minor, OutputOf } from '@platform/sdk'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { AmountField, Notice, Segmented } from '@platform/ui'
import { useSpell } from '../../blocks/useSpell.ts'
import type { TransferProblem } from '../amountProblem.ts'
import { chipsOf } from '../chipsOf.ts'
import * as css from '../Wallet.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { Receiver, Shares, Split } from './Receiver.ts'

export interface AmountsOfProps {
  symbol: string
  settings: OutputOf<typeof getTransferEnabled>
  receivers: readonly Receiver[]
  shares: Shares
  onOwn: (memberId: string, amount: Minor | undefined) => void
  split: Split
  onSplit: (split: Split) => void
  /** Amount for each receiver, cents. */
  same: Minor | undefined
  onSame: (amount: Minor | undefined) => void
  /** Submitted once: empty fields now show an error. */
  tried: boolean
  busy: boolean
}

/** One amount for all, or one for each; and the sum. */
export function AmountsOf({ symbol, settings, receivers, shares, split, onSplit, same, onSame, onOwn, tried, busy }: AmountsOfProps) {
  const t = useTranslations('wallet.transfer')
  const d = useTranslations('wallet.downline')
  const spell = useSpell(symbol)
  const { min, max, transferable } = settings
  const count = receivers.length
  const errorOf = (problem: TransferProblem | undefined) =>
    problem && (tried || problem !== 'empty')
      ? verbatim(t)(problem, { amount: spell({ empty: 0, min, max, free: transferable }[problem]) })
      : undefined
  const each = { min, max, transferable: Math.floor(transferable / Math.max(1, count)) as Minor }
  // A different amount for each: one of them may take it all.
  const most = split === 'own' ? transferable : each.transferable
  const hint = verbatim(t)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, most))) })
  const field = { symbol, disabled: busy, hint }
  return (
    <div className={css.stack}>
      {count > 1 && (
        <Segmented
          label={d('split')}
          value={split}
          onChange={onSplit}
          options={(['same', 'own'] as const).map((value) => ({ value, label: d(value) }))}
        />
      )}
      {split === 'own' && count > 1 ? (
        receivers.map(({ memberId, userName, own }, index) => {
          const error = errorOf(shares.problems[index])
          return (
            <AmountField
              {...field}
              key={memberId}
              label={verbatim(d)('amountOf', { name: userName })}
              // The same for all: once, and beside each error.
              hint={index === 0 || error ? hint : ''}
              error={error}
              value={own}
              onChange={(amount) => onOwn(memberId, amount as Minor | undefined)}
            />
          )
        })
      ) : (
        <AmountField
          {...field}
          label={count > 1 ? d('amountEach') : t('amount')}
          error={errorOf(count > 0 ? shares.problems[0] : undefined)}
          value={same}
          onChange={(amount) => onSame(amount as Minor | undefined)}
          chips={count === 1 ? chipsOf(each) : chipsOf(each).slice(0, -1)}
        />
      )}
      {count > 1 && shares.total > 0 && (
        <Notice tone={shares.tooMuch ? 'danger' : 'info'} role="status">
          {verbatim(d)(shares.tooMuch ? 'tooMuch' : 'total', { total: spell(shares.total), count, amount: spell(transferable) })}
        </Notice>
      )}
    </div>
  )
}
