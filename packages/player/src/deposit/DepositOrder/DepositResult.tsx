import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Facts, Money } from '@platform/ui'
import { Outcome } from '../../blocks/money/OrderPage/Outcome.tsx'
import { CopyNumber } from '../CopyNumber.tsx'
import * as css from './DepositOrder.css.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { resultOf } from './resultOf.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** The outcome of a deposit: what happened to the money, the balance, the next steps. */
export function DepositResult({ order, symbol, balance, changes, links }: DepositOrderViewProps) {
  const { busy, unknown, onRenew } = changes
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const { look, payment, amount, text, renews } = resultOf(order)
  const reason = order.reason ?? payment?.reason
  const because = reason ? t(`reason.${reason}`) : ''
  const credited = order.status === 'credited'
  // What was paid decides, not what was ordered.
  const bonus = order.timeline.findLast(({ event }) => ['bonus', 'bonusOwed', 'bonusRefused'].includes(event))
  return (
    <>
      <Outcome look={look} title={t(`result.${order.status as 'credited'}`)} amount={credited ? spell(order.credited) : undefined}>
        <p className={css.text}>
          {t(`result.${text}`, {
            amount: spell(amount),
            reason: because,
            taken: spell(order.clawBack?.taken ?? 0),
            owed: spell(order.clawBack?.owed ?? 0),
          }).trim()}
        </p>
        {credited && because && <p className={css.muted}>{because}</p>}
        {credited && bonus?.amount !== undefined && (
          <p className={css.text}>
            {verbatim(t, 'reason')(`result.${bonus.event as 'bonus'}`, {
              bonus: spell(bonus.amount),
              reason: bonus.reason ? t(`reason.${bonus.reason}`) : '',
            })}
          </p>
        )}
        {credited && order.payments.some(({ status }) => status === 'returned' || status === 'returning') && (
          <p className={css.muted}>{t('result.partly')}</p>
        )}
      </Outcome>
      <Facts
        rows={[
          ...(balance && look !== 'wait'
            ? [
                {
                  label: t(credited || order.status === 'clawedBack' ? 'result.balance' : 'result.unchanged'),
                  value: <Money minor={balance.minor} symbol={symbol} masked={balance.masked} counting={credited} />,
                },
              ]
            : []),
          ...(look === 'back' && payment
            ? [
                { label: t('result.payer'), value: `${payment.payerName} · ${t('payer.cpf', { cpf: payment.payerCpf })}`, long: true },
                ...(payment.returnId ? [{ label: t('result.returnId'), value: <CopyNumber text={payment.returnId} />, long: true }] : []),
              ]
            : []),
          ...(credited && order.fee > 0 ? [{ label: t('detail.fee'), value: spell(order.fee) }] : []),
          { label: t('detail.order'), value: <CopyNumber text={order.orderNo} /> },
        ]}
      />
      <div className={css.ways}>
        {credited && (
          <ButtonLink size="lg" block href={links.back.href}>
            {t(`return.${links.back.name}`)}
          </ButtonLink>
        )}
        {renews && !unknown && (
          <Button size="lg" block loading={busy} onClick={onRenew}>
            {t('pix.renew')}
          </Button>
        )}
        {(look === 'back' || look === 'none' || look === 'bad') && !renews && order.status !== 'clawedBack' && (
          <ButtonLink size="lg" block href={links.form}>
            {t('result.again')}
          </ButtonLink>
        )}
        <ButtonLink tone="secondary" block href={links.detail}>
          {t('result.detail')}
        </ButtonLink>
        {(credited || renews) && (
          <ButtonLink tone="ghost" block href={links.form}>
            {t('result.again')}
          </ButtonLink>
        )}
        {!credited && links.help && (
          <ButtonLink tone="ghost" block href={links.help}>
            {t('pix.help')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
