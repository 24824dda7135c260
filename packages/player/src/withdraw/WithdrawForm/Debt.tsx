import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface DebtProps {
  symbol: string
  /** Cents. */
  owed: number
  /** The part that the balance covers, cents. */
  amount: number
  busy: boolean
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  onPay: () => void
}

/** Pays the debt from the balance, as far as it covers it, after a confirmation, since it is the player's money. */
export function Debt({ symbol, owed, amount, busy, error, unknown, onPay }: DebtProps) {
  const t = useTranslations('withdraw.debt')
  const spell = useSpell(symbol)
  const [asking, setAsking] = useState(false)
  if (unknown) return <UnknownOutcome {...unknown} text={t('unknown')} />
  if (amount <= 0) return null
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <Button size="sm" loading={busy} onClick={() => setAsking(true)}>
        {verbatim(t)('pay', { amount: spell(amount) })}
      </Button>
      {asking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title={verbatim(t)('title', { amount: spell(amount) })}
          text={amount < owed ? verbatim(t)('part', { rest: spell(owed - amount) }) : t('all')}
          confirmLabel={t('confirm')}
          cancelLabel={t('stay')}
          onConfirm={() => {
            setAsking(false)
            onPay()
          }}
        />
      )}
    </>
  )
}
