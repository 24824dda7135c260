import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { BankCard } from '@platform/sdk/security'
import { AmountField, ButtonLink, Card, CheckCircleIcon, ChoiceRow, Facts, Notice } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { amountProps } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { fullForm } from '../../blocks/form/StickyEnd.css.ts'
import { stickyEnd } from '../../blocks/form/StickyEnd.tsx'
import { UnseenOrder } from '../../blocks/money/OrderPage/UnseenOrder.tsx'
import { ConfirmationFields } from '../../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import type { MoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { ResponsibleWay } from '../../blocks/money/limits/ResponsibleWay.tsx'
import { BalanceBar } from './BalanceBar.tsx'
import { BonusNotice, useBonusText } from '../BonusNotice.tsx'
import type { DebtProps } from './Debt.tsx'
import { Readiness } from './Readiness.tsx'
import type { ReadinessLinks } from './useReadinessLinks.ts'
import { useRuleRows } from './useRuleRows.ts'
import * as css from '../Withdraw.css.ts'
import type { WithdrawSettings } from '../WithdrawSettings.ts'

export interface WithdrawValues {
  amount: Minor | undefined
  /** The destination; '' is the default one. */
  cardId: string
  paymentPassword: string
}

export interface WithdrawFormViewProps {
  form: MoneyForm<WithdrawValues>
  symbol: string
  settings: WithdrawSettings
  /** The gateway's clock. */
  now: () => number
  links: ReadinessLinks
  debt: Omit<DebtProps, 'symbol'> | undefined
  /** Links to the turnover, a pending withdrawal, the destinations, and the withdrawals. */
  hrefs: { turnover: string; open: string | undefined; destinations: string | undefined; records: string | undefined }
  cards: readonly BankCard[]
  cardId: string | undefined
  /** Fee of this amount, cents; undefined without a valid amount. */
  fee: number | undefined
}

/** The balance by its parts, the requirements, then the form. */
export function WithdrawFormView(props: WithdrawFormViewProps) {
  const { form, settings, symbol, links, debt, now, hrefs, cards, cardId, fee } = props
  const { question, onAnother } = form
  const t = useTranslations('withdraw')
  const ready = settings.readiness.every(({ done }) => done)
  const orderHref = hrefs.open ?? hrefs.records
  const bonusText = useBonusText(settings, symbol)
  if (onAnother)
    return (
      <div className={css.page}>
        <UnseenOrder
          title={t('status.requested')}
          text={t('form.answerLost')}
          link={orderHref ? { href: orderHref, label: t('form.open') } : undefined}
          another={{ label: t('order.another'), onClick: onAnother }}
        />
      </div>
    )
  return (
    <div className={ready ? css.form : css.page}>
      <BalanceBar settings={settings} ready={ready} symbol={symbol} turnoverHref={hrefs.turnover} />
      {hrefs.open && (
        <Notice
          end={
            <ButtonLink size="sm" href={hrefs.open}>
              {t('form.open')}
            </ButtonLink>
          }
        >
          {t('form.openText')}
        </Notice>
      )}
      {ready ? (
        <p className={css.ready}>
          <CheckCircleIcon size="sm" />
          {t('ready.all')}
        </p>
      ) : (
        <Readiness lines={settings.readiness} min={settings.min} links={links} symbol={symbol} debt={debt} now={now} />
      )}
      {ready && <WithdrawFields {...{ form, symbol, settings, cards, cardId, fee }} addHref={hrefs.destinations} />}
      {!ready && <ResponsibleWay />}
      {question && (
        <AlertDialog
          open
          onOpenChange={question.onClose}
          {...(question.twice
            ? {
                title: t('duplicate.title'),
                text: t('duplicate.text'),
                confirmLabel: t('duplicate.confirm'),
                cancelLabel: t('duplicate.stay'),
              }
            : {
                title: t('bonus.title'),
                text: <JoinedParts by=" " parts={[bonusText, t('bonus.held')]} />,
                confirmLabel: t('bonus.confirm'),
                cancelLabel: t('bonus.stay'),
                tone: 'danger' as const,
              })}
          onConfirm={question.onConfirm}
        />
      )}
    </div>
  )
}

/** Round amounts, and the maximum. */
const chipsOf = ({ min, withdrawable }: WithdrawSettings): number[] =>
  withdrawable < min ? [] : [...[5000, 10_000, 20_000].filter((amount) => amount >= min && amount < withdrawable), withdrawable]

const pixTypes = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM'] as const

type WithdrawFieldsProps = Pick<WithdrawFormViewProps, 'form' | 'symbol' | 'settings' | 'cards' | 'cardId' | 'fee'> & {
  addHref: string | undefined
}

function WithdrawFields({ form, symbol, settings, cards, cardId, addHref, fee }: WithdrawFieldsProps) {
  const t = useTranslations('withdraw.form')
  const security = useTranslations('security')
  const spell = useSpell(symbol)
  const rules = useRuleRows(settings, symbol)
  const { min, withdrawable, countLeft, amountLeft, bonusLoss, endsBonus, typical } = settings
  const { amount } = form.values
  const nameOf = ({ type, pixKeyType, bankName }: BankCard) =>
    type === 'PIX'
      ? security('destinations.pix', { type: security(`pixTypes.${pixTypes.find((one) => one === pixKeyType) ?? 'RANDOM'}`) })
      : bankName
  const feeText = fee !== undefined && (fee === 0 ? t('noFee') : verbatim(t)('feeOf', { fee: spell(fee) }))
  return (
    <Form
      form={form}
      className={fullForm}
      renderEnd={stickyEnd(<JoinedParts parts={[feeText, typical && <TypicalTime typical={typical} />]} />)}
      submit={amount === undefined || form.errorOf('amount') ? t('submit') : verbatim(t)('submitAmount', { amount: spell(amount) })}
      unknownText={t('unknown')}
    >
      <AmountField
        label={t('amount')}
        hint={verbatim(t)('between', { min: spell(min), max: spell(Math.max(min, withdrawable)) })}
        symbol={symbol}
        chips={chipsOf(settings)}
        {...amountProps(form)}
      />
      <ChoiceRow
        label={t('to')}
        changeLabel={t('change')}
        value={cardId}
        onChange={(id) => form.set('cardId', id)}
        options={cards.map((card) => ({ value: card.id, label: nameOf(card), text: `${card.masked} · ${card.payeeName}` }))}
      />
      {addHref && (
        <ButtonLink tone="ghost" size="sm" href={addHref}>
          {t('others')}
        </ButtonLink>
      )}
      <Card>
        <Facts
          rows={[
            ...(fee !== undefined && amount !== undefined ? [{ label: t('net'), value: spell(amount - fee) }] : []),
            { label: t('today'), value: verbatim(t)('todayLeft', { count: countLeft, amount: spell(amountLeft) }) },
            ...rules,
          ]}
        />
      </Card>
      <BonusNotice bonusLoss={bonusLoss} endsBonus={endsBonus} symbol={symbol} />
      <ConfirmationFields {...form.confirmation} />
      <ResponsibleWay />
    </Form>
  )
}

/** How long withdrawals took in the last seven days, and how many those were. Not a promise. */
function TypicalTime({ typical }: { typical: NonNullable<WithdrawSettings['typical']> }) {
  const t = useTranslations('withdraw.time')
  const spell = (seconds: number) =>
    seconds < 5400 ? t('minutes', { count: Math.max(1, Math.round(seconds / 60)) }) : t('hours', { count: Math.round(seconds / 3600) })
  return t('text', { half: spell(typical.halfSeconds), most: spell(typical.mostSeconds), cases: typical.cases })
}
