import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { BankLimits, DepositBank, DepositChannel, DepositLimit, DepositOrder } from '@platform/sdk/deposit'
import { AmountField, ButtonLink, Card, Empty, Facts, type Loadable, Select, Skeleton } from '@platform/ui'
import { amountProps, type CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { stickyEnd } from '../../blocks/form/StickyEnd.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { offersPlace } from './DepositForm.css.ts'
import { Limits } from './Limits.tsx'
import { NightNotice } from '../NightNotice.tsx'
import { PayerBlock } from '../PayerBlock.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { PromotionFailed } from './PromotionFailed.tsx'
import { TurnoverText } from '../TurnoverText.tsx'
import type { Offers } from './useOffers.ts'
import { ResponsibleWay } from '../../blocks/money/limits/ResponsibleWay.tsx'
import type { Payer } from '../usePayer.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { useChannelTerms } from './useChannelTerms.ts'

export interface DepositValues {
  channelId: string | undefined
  amount: Minor | undefined
  /** '' = none, even if a promotion's own page linked here. */
  promotionId: string | undefined
  bankCode: string
}

/** What applies to a deposit of this amount. */
export interface DepositTerms {
  /** Cents; undefined without a valid amount. */
  fee: number | undefined
  /** What must be bet before the deposit is withdrawn; undefined if nothing. */
  turnover?: DepositOrder['turnover']
  /** A deposit of any amount requires bets. */
  hasTurnover?: boolean
  /** The night limit of banks, if the amount exceeds it now. */
  night?: BankLimits['night']
  limits: readonly DepositLimit[]
  /** Before the first deposit: the offer of a limit. */
  limitOffer?: ReactNode
}

export interface DepositBonus {
  /** Undefined if no promotion may be chosen. */
  offers: Loadable<Offers> | undefined
  promotionId: string | undefined
  /** One is chosen whose terms have not loaded: nothing is sent without it. */
  waits?: boolean
}

export interface DepositFormViewProps {
  form: CallForm<DepositValues>
  /** The wallet's currency symbol: "R$". */
  symbol: string
  channels: readonly DepositChannel[]
  /** Undefined if every channel is closed. */
  channel: DepositChannel | undefined
  terms: DepositTerms
  /** Banks for a transfer, and the chosen one; undefined for other channels. */
  transfer: { banks: readonly DepositBank[]; bankCode: string } | undefined
  bonus: DepositBonus
  /** Undefined if any payer is accepted. */
  payer: Payer | undefined
  /** The channel's open order, which has priority. */
  openHref: string | undefined
  helpHref: string | undefined
}

/** Channel, amount, bonus and payer; the submit creates the order. */
export function DepositFormView(props: DepositFormViewProps) {
  const { form, channels, channel, openHref, helpHref, ...fields } = props
  const { payer, bonus } = props
  const t = useTranslations('deposit')
  const spell = useSpell(props.symbol)
  const termsOf = useChannelTerms(props.symbol)
  if (!channel && channels.every(({ maintenance }) => maintenance))
    return (
      <Empty
        title={t('form.none')}
        text={t('form.noneText')}
        action={helpHref && <ButtonLink href={helpHref}>{t('pix.help')}</ButtonLink>}
      />
    )
  const choice = (
    <ChannelChoice
      channels={channels}
      value={channel?.channelId}
      onChange={(channelId) => form.set('channelId', channelId)}
      symbol={props.symbol}
    />
  )
  const { amount } = form.values
  const sum = amount !== undefined && !form.errorOf('amount') && spell(amount)
  const isComplete = channel && !openHref && payer?.status !== 'missing' && !(bonus.waits && bonus.offers?.state === 'error')
  return (
    <Form
      form={{ ...form, busy: form.busy || bonus.waits === true }}
      className={css.form}
      submit={channel && (sum ? verbatim(t)(`form.submitAmount.${channel.type}`, { amount: sum }) : t(`form.submit.${channel.type}`))}
      unknownText={t('form.unknown')}
      // In its place while bonuses load above it: a tap on it never chooses one of them.
      renderEnd={(button, reports) =>
        isComplete ? stickyEnd(<JoinedParts parts={termsOf(channel, fields.terms.fee)} />)(button, reports) : reports
      }
    >
      {channel && !openHref ? (
        <DepositFields {...fields} form={form} channel={channel} choice={choice} />
      ) : (
        <>
          {choice}
          {openHref && <OpenOrder href={openHref} />}
        </>
      )}
    </Form>
  )
}

function OpenOrder({ href }: { href: string }) {
  const t = useTranslations('deposit.open')
  return (
    <Card className={css.stack}>
      <h2 className={css.heading}>{t('title')}</h2>
      <p className={css.muted}>{t('text')}</p>
      <ButtonLink block href={href}>
        {t('continue')}
      </ButtonLink>
    </Card>
  )
}

type DepositFieldsProps = Pick<DepositFormViewProps, 'form' | 'symbol' | 'terms' | 'transfer' | 'bonus' | 'payer'> & {
  channel: DepositChannel
  choice: ReactNode
}

function DepositFields({ form, symbol, channel, choice, terms, transfer, bonus, payer }: DepositFieldsProps) {
  const { fee, limits } = terms
  const { offers, promotionId, waits = false } = bonus
  const { amount } = form.values
  const t = useTranslations('deposit.form')
  const spell = useSpell(symbol)
  return (
    <>
      {payer?.status === 'missing' && <PayerBlock payer={payer} />}
      <AmountField label={t('amount')} symbol={symbol} chips={channel.suggestions} {...amountProps(form)} />
      {choice}
      <NightNotice night={terms.night} symbol={symbol} />
      {fee !== undefined && fee > 0 && amount !== undefined && (
        <Facts
          rows={[
            { label: t('feeLine'), value: spell(fee) },
            { label: t('creditLine'), value: spell(amount - fee) },
          ]}
        />
      )}
      <TurnoverText turnover={terms.turnover} symbol={symbol} />
      {limits.length > 0 && <Limits limits={limits} symbol={symbol} />}
      {transfer && (
        <Select
          label={t('bank')}
          placeholder={t('chooseBank')}
          value={transfer.bankCode}
          onChange={(event) => form.set('bankCode', event.target.value)}
          options={transfer.banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: `${bankCode} · ${bankName}` }))}
          error={form.errorOf('bankCode')}
        />
      )}
      {payer?.status === 'known' && <PayerBlock payer={payer} />}
      {/* As high as two: what is below hardly moves when they come. */}
      {offers?.state === 'loading' && <Skeleton className={offersPlace} />}
      {offers?.state === 'ready' && offers.value.list.length > 0 && (
        <PromotionChoice
          offers={offers.value}
          amount={amount}
          symbol={symbol}
          hasTurnover={terms.hasTurnover}
          value={promotionId}
          onChange={(id) => form.set('promotionId', id ?? '')}
        />
      )}
      {offers?.state === 'error' && <PromotionFailed retry={offers.retry} onNone={waits ? () => form.set('promotionId', '') : undefined} />}
      {terms.limitOffer}
      <ResponsibleWay />
    </>
  )
}
