import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isOpenWithdraw, isUnpaidWithdraw, type WithdrawOrder } from '@platform/sdk/withdraw'
import { Button, ButtonLink, CopyText, Facts, Money, Notice, Verbatim, VisuallyHidden } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { Outcome, type OutcomeLook } from '../../blocks/money/OrderPage/Outcome.tsx'
import { Timeline } from '../../blocks/money/OrderPage/Timeline.tsx'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { useHeldBonusTexts } from './useHeldBonusTexts.ts'
import * as css from '../Withdraw.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface WithdrawOrderViewProps {
  order: WithdrawOrder
  symbol: string
  balance: { minor: number; masked: boolean } | undefined
  /** The gateway is unreachable at the moment. */
  offline: boolean
  cancellation: {
    busy: boolean
    error: string | undefined
    unknown?: UnknownOutcomeProps
    /** Its confirmation opens. */
    onAsk: () => void
    onCancel: () => void
  }
  formHref: string
  proofHref: string
  helpHref: string | undefined
}

const looks: Record<WithdrawOrder['status'], OutcomeLook> = {
  requested: 'wait',
  review: 'wait',
  approved: 'wait',
  sending: 'wait',
  paid: 'good',
  rejected: 'back',
  cancelled: 'none',
  returned: 'back',
}

/** The current state of a withdrawal: where the money is, past and next steps. */
export function WithdrawOrderView(props: WithdrawOrderViewProps) {
  const { order, symbol, balance, offline, cancellation, formHref, proofHref, helpHref } = props
  const { busy, error, unknown, onAsk, onCancel } = cancellation
  const t = useTranslations('withdraw')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const [asking, setAsking] = useState(false)
  const { status, reason, amount, fee, net, destination } = order
  const bonus = useHeldBonusTexts(order, symbol)
  const because = reason ? t(`reason.${reason}`) : ''
  const number = (text: string) => (
    <CopyText text={text} texts={{ copy: t('order.copy'), copied: t('order.copied'), failed: t('order.copyFailed') }} />
  )
  return (
    <div className={css.page}>
      <VisuallyHidden role="status">{t(`status.${status}`)}</VisuallyHidden>
      {offline && isOpenWithdraw(order) && <Notice tone="warning">{t('order.offline')}</Notice>}
      <Outcome look={looks[status]} title={t(`status.${status}`)} amount={spell(status === 'paid' ? net : amount)}>
        <p className={css.text}>
          {verbatim(t, 'reason')(`text.${status}`, { amount: spell(amount), net: spell(net), to: destination.masked, reason: because })}
        </p>
        {bonus.page && <p className={css.text}>{bonus.page}</p>}
      </Outcome>
      <Facts
        rows={[
          { label: t('order.amount'), value: spell(amount) },
          ...(isUnpaidWithdraw(order)
            ? []
            : [
                { label: t('form.fee'), value: fee === 0 ? t('form.noFee') : spell(fee) },
                { label: t('form.net'), value: spell(net) },
              ]),
          { label: t('order.to'), value: <Verbatim>{`${destination.masked} · ${destination.payeeName}`}</Verbatim>, long: true },
          ...(balance
            ? [{ label: t('order.balance'), value: <Money minor={balance.minor} symbol={symbol} masked={balance.masked} /> }]
            : []),
          { label: t('order.createdAt'), value: moment(order.createdAt) },
          ...(order.paidAt === undefined ? [] : [{ label: t('order.paidAt'), value: moment(order.paidAt) }]),
          { label: t('order.number'), value: number(order.orderNo), long: true },
          ...(order.endToEndId ? [{ label: t('order.endToEnd'), value: number(order.endToEndId), long: true }] : []),
        ]}
      />
      <Timeline
        title={t('order.timeline')}
        steps={order.timeline.map((step) => ({
          at: step.at,
          what: t(`event.${step.event}`),
          reason: step.reason && t(`reason.${step.reason}`),
          actor: t(`actor.${step.actor}`),
        }))}
      />
      <CallReport error={error} unknown={unknown} unknownText={t('order.unknown')} />
      <div className={css.ways}>
        <ButtonLink block tone="secondary" href={formHref}>
          {t('order.another')}
        </ButtonLink>
        <ButtonLink block tone="secondary" href={proofHref}>
          {t('order.proof')}
        </ButtonLink>
        {helpHref && (
          <ButtonLink block tone="ghost" href={helpHref}>
            {t('order.help')}
          </ButtonLink>
        )}
        {order.cancellable && !unknown && (
          <Button
            block
            tone="ghost"
            loading={busy}
            onClick={() => {
              setAsking(true)
              onAsk()
            }}
          >
            {t('cancel.action')}
          </Button>
        )}
      </div>
      {asking && order.cancellable && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title={t('cancel.title')}
          text={<JoinedParts by=" " parts={[verbatim(t)('cancel.text', { amount: spell(amount) }), bonus.cancel]} />}
          confirmLabel={t('cancel.action')}
          cancelLabel={t('cancel.stay')}
          tone="danger"
          onConfirm={() => {
            setAsking(false)
            onCancel()
          }}
        />
      )}
    </div>
  )
}
