import { useTranslations } from 'use-intl'
import type { TransferReadiness } from '@platform/sdk/wallet'
import { useSpell } from '../i18n/useSpell.ts'
import { verbatim } from '../i18n/verbatim.ts'
import * as css from './Wallet.css.ts'

interface TransferableSumProps {
  symbol: string
  balance: number
  transferable: number
  readiness: readonly TransferReadiness[]
}

/** The sum that may be sent now, the balance if that is more, and what deposits still have to be bet. */
export function TransferableSum({ symbol, balance, transferable, readiness }: TransferableSumProps) {
  const t = useTranslations('wallet.transfer')
  const ready = useTranslations('wallet.ready.text')
  const spell = useSpell(symbol)
  // Until it is done the list of requirements shows it.
  const fresh = readiness.find(({ item, done }) => item === 'deposit' && done)
  return (
    <div className={css.tight}>
      <span className={css.muted}>{t('transferable')}</span>
      <strong className={css.balance} translate="no">
        {spell(transferable)}
      </strong>
      {transferable < balance && <span className={css.muted}>{verbatim(t)('ofBalance', { amount: spell(balance) })}</span>}
      {fresh && <span className={css.muted}>{verbatim(ready)('deposit', { amount: spell(fresh.amount ?? 0) })}</span>}
    </div>
  )
}
