import { useTranslations } from 'use-intl'
import { useSpell } from '../blocks/useSpell.ts'
import * as css from './Wallet.css.ts'

/** The sum that may be sent now, and the balance if that is more. */
export function TransferableSum({ symbol, balance, transferable }: { symbol: string; balance: number; transferable: number }) {
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  return (
    <div className={css.tight}>
      <span className={css.muted}>{t('transferable')}</span>
      <strong className={css.amount}>{spell(transferable)}</strong>
      {transferable < balance && <span className={css.muted}>{t('ofBalance', { amount: spell(balance) })}</span>}
    </div>
  )
}
