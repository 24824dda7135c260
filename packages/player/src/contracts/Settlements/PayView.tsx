import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractSettlement } from '@platform/sdk/contracts'
import { ButtonLink, Card, Empty, Money, Notice } from '@platform/ui'
import { Facts } from '../../blocks/Facts/Facts.tsx'
import { Outcome } from '../../blocks/OrderPage/Outcome.tsx'
import { ConfirmationFields } from '../../blocks/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/PaymentConfirmation/TransferQuestion.tsx'
import type { TransferSending } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { useContractTexts } from '../useContractTexts.ts'
import { ViewHeading } from '../ViewHeading.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Settlements.css.ts'

export interface PayViewProps extends TransferSending {
  settlements: readonly ContractSettlement[]
  /** Cents, as `payable`. */
  total: number
  payable: number
  symbol: string
  busy: boolean
  listHref: string
  depositHref: string | undefined
  /** Shown instead of the confirmation: requirements that are not met yet. */
  readiness?: ReactNode
  /** Address of the settings where the error can be fixed. */
  passwordHref: string | undefined
}

/** Payments and payees, the balance afterwards, and the confirmation; if the balance is too low, the missing amount. */
export function PayView(props: PayViewProps) {
  const { settlements, total, payable, symbol, busy, listHref, depositHref, readiness, passwordHref } = props
  const { confirmation, error, unknown, onAnother, onSubmit, question } = props
  const t = useTranslations('contracts.pay')
  const { money, period } = useContractTexts(symbol)
  const count = settlements.length
  const back = (
    <ButtonLink block tone="ghost" href={listHref}>
      {t('back')}
    </ButtonLink>
  )
  if (onAnother)
    return (
      <div className={css.page} role="status">
        <Outcome look="good" title={t('done')}>
          <p className={css.text}>{t('unseen')}</p>
        </Outcome>
        {back}
      </div>
    )
  // After a reload the sent data is lost, but its outcome may still be pending.
  if (count === 0 && busy) return <LinesSkeleton />
  if (count === 0 && unknown)
    return (
      <div className={css.page}>
        <UnknownOutcome {...unknown} text={t('unknown')} />
        {back}
      </div>
    )
  if (count === 0)
    return <Empty title={t('nothing')} text={t('nothingText')} action={<ButtonLink href={listHref}>{t('back')}</ButtonLink>} />
  const names = [...new Set(settlements.map(({ userName }) => userName))]
  return (
    <div className={css.page}>
      <Card className={css.stack}>
        <ViewHeading>{t('title', { count })}</ViewHeading>
        <ul className={css.plain}>
          {settlements.map((settlement) => (
            <li key={settlement.settlementId} className={css.line}>
              <span className={css.who}>
                <strong translate="no">{settlement.userName}</strong>
                <span className={css.muted}>{period(settlement)}</span>
              </span>
              <Money minor={settlement.due} symbol={symbol} />
            </li>
          ))}
        </ul>
        <Facts
          rows={[
            { label: t('total'), value: <strong translate="no">{money(total)}</strong> },
            { label: t('payable'), value: money(payable) },
            ...(total > payable ? [] : [{ label: t('left'), value: money(payable - total) }]),
          ]}
        />
      </Card>
      {readiness && error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {readiness ||
        (total > payable ? (
          <>
            <Notice tone="danger" role="alert">
              {verbatim(t)('missing', { count, amount: money(total - payable) })}
            </Notice>
            {depositHref && (
              <ButtonLink block href={depositHref}>
                {t('deposit')}
              </ButtonLink>
            )}
          </>
        ) : (
          <form
            noValidate
            className={css.stack}
            onSubmit={(event) => {
              event.preventDefault()
              onSubmit(event.currentTarget)
            }}
          >
            <ConfirmationFields {...confirmation} />
            <KeyedSubmit
              label={verbatim(t)('submit', { amount: money(total) })}
              busy={busy}
              error={error}
              unknown={unknown}
              unknownText={t('unknown')}
            />
            {error && passwordHref && (
              <ButtonLink block tone="ghost" href={passwordHref}>
                {t('password')}
              </ButtonLink>
            )}
          </form>
        ))}
      {back}
      <TransferQuestion
        question={question}
        title={
          names.length === 1
            ? verbatim(t)('sure', { amount: money(total), name: names[0]! })
            : verbatim(t)('sureMany', { amount: money(total), count: names.length })
        }
      />
    </div>
  )
}
