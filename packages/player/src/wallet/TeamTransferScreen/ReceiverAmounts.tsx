import { useTranslations } from 'use-intl'
import type { Minor, OutputOf } from '@platform/sdk'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { AmountField, Notice, Segmented } from '@platform/ui'
import { amountProps, type CallForm } from '../../blocks/form/CallForm.ts'
import { checkAmount } from '../../blocks/form/checkAmount.ts'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { chipsOf } from '../chipsOf.ts'
import { limitsOf } from '../TransferSettings.ts'
import * as css from '../Wallet.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { sharesOf, type TeamTransferValues } from './Receiver.ts'

export interface ReceiverAmountsProps {
  form: CallForm<TeamTransferValues>
  symbol: string
  settings: OutputOf<typeof getTransferEnabled>
}

/** One amount for all, or one for each; and the sum. */
export function ReceiverAmounts({ form, symbol, settings }: ReceiverAmountsProps) {
  const t = useTranslations('wallet.transfer')
  const d = useTranslations('wallet.teamTransfer')
  const spell = useSpell(symbol)
  const amountText = useAmountText(symbol, 'transfer')
  const { values, set, busy } = form
  const { receivers, split } = values
  const { isOwn, total, problems } = sharesOf(settings, values)
  const { min, max, transferable } = settings
  const limits = limitsOf(settings)
  const count = receivers.length
  const ownError = (own: Minor | undefined) => {
    const problem = checkAmount(own, limits)
    // An empty one after a submit.
    return problem && (problem !== 'empty' || form.errorOf('receivers')) ? amountText(problem, limits) : undefined
  }
  const each = { min, max, transferable: Math.floor(transferable / Math.max(1, count)) as Minor }
  // A different amount for each: one of them may take it all.
  const most = split === 'own' ? transferable : each.transferable
  const hint = verbatim(t)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, most))) })
  return (
    <div className={css.stack}>
      {count > 1 && (
        <Segmented
          label={d('split')}
          value={split}
          onChange={(next) => set('split', next)}
          options={(['same', 'own'] as const).map((value) => ({ value, label: d(value) }))}
        />
      )}
      {isOwn ? (
        receivers.map(({ memberId, userName, own }, index) => (
          <AmountField
            key={memberId}
            label={verbatim(d)('amountOf', { name: userName })}
            // The same for all: once, and beside each error.
            hint={index === 0 || ownError(own) ? hint : ''}
            error={ownError(own)}
            symbol={symbol}
            value={own}
            onChange={(amount) =>
              set(
                'receivers',
                receivers.map((one) => (one.memberId === memberId ? { ...one, own: amount as Minor | undefined } : one)),
              )
            }
            disabled={busy}
          />
        ))
      ) : (
        <AmountField
          label={count > 1 ? d('amountEach') : t('amount')}
          hint={hint}
          symbol={symbol}
          chips={count === 1 ? chipsOf(each) : chipsOf(each).slice(0, -1)}
          {...amountProps(form)}
        />
      )}
      {isOwn && form.errorOf('amount') && (
        <Notice tone="danger" role="alert">
          {form.errorOf('amount')}
        </Notice>
      )}
      {count > 1 && total > 0 && (
        <Notice tone={problems.split ? 'danger' : 'info'} role="status">
          {verbatim(d)(problems.split ? 'tooMuch' : 'total', { total: spell(total), count, amount: spell(transferable) })}
        </Notice>
      )}
    </div>
  )
}
