import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractSettlement } from '@platform/sdk/contracts'
import { ButtonLink, Card, Empty, Facts, Money, Notice } from '@platform/ui'
import { Outcome } from '../../blocks/money/OrderPage/Outcome.tsx'
import { ConfirmationFields } from '../../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/form/PaymentConfirmation/TransferQuestion.tsx'
import type { MoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { Form } from '../../blocks/form/Form.tsx'
import { UnknownOutcome } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useContractTexts } from '../useContractTexts.ts'
import { ViewHeading } from '../ViewHeading.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Settlements.css.ts'

export interface PayViewProps {
  form: MoneyForm<{ paymentPassword: string }>
  settlements: readonly ContractSettlement[]
  /** Cents, as `payable`. */
  total: number
  payable: number
  symbol: string
  listHref: string
  depositHref: string | undefined
  /** Shown instead of the confirmation: requirements that are not met yet. */
  readiness?: ReactNode
  /** Address of the settings where the error can be fixed. */
  passwordHref: string | undefined
}

/** Payments and payees, the balance afterwards, and the confirmation; if the balance is too low, the missing amount. */
export function PayView({ form, settlements, total, payable, symbol, listHref, depositHref, readiness, passwordHref }: PayViewProps) {
  const { failure, unknown } = form
  const t = useTranslations('contracts.pay')
  const { money, period } = useContractTexts(symbol)
  const count = settlements.length
  const back = (
    <ButtonLink block tone="ghost" href={listHref}>
      {t('back')}
    </ButtonLink>
  )
  if (form.onAnother)
    return (
      <div className={css.page} role="status">
        <Outcome look="good" title={t('done')}>
          <p className={css.text}>{t('unseen')}</p>
        </Outcome>
        {back}
      </div>
    )
  // After a reload the sent data is lost, but its outcome may still be pending.
  if (count === 0 && form.busy) return <LinesSkeleton />
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
      {readiness && failure && (
        <Notice tone="danger" role="alert">
          {failure}
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
          <Form
            form={form}
            className={css.stack}
            submit={verbatim(t)('submit', { amount: money(total) })}
            unknownText={t('unknown')}
            more={
              failure &&
              passwordHref && (
                <ButtonLink block tone="ghost" href={passwordHref}>
                  {t('password')}
                </ButtonLink>
              )
            }
          >
            <ConfirmationFields {...form.confirmation} />
          </Form>
        ))}
      {back}
      <TransferQuestion
        question={form.question}
        title={
          names.length === 1
            ? verbatim(t)('sure', { amount: money(total), name: names[0]! })
            : verbatim(t)('sureMany', { amount: money(total), count: names.length })
        }
      />
    </div>
  )
}
