import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { BankLimits, DepositBank, DepositChannel, DepositLimit, DepositOrder } from '@platform/sdk/deposit'
import { AmountField, ButtonLink, Card, Empty, Select, StickyBar, type Loadable } from '@platform/ui'
import { KeyedSubmit } from '../blocks/UnknownOutcome/KeyedSubmit.tsx'
import type { UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import type { AmountProblem } from './amountProblem.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import * as css from '../blocks/OrderPage/OrderPage.css.ts'
import { Facts } from '../blocks/Facts/Facts.tsx'
import { Limits } from './Limits.tsx'
import { NightNotice } from './NightNotice.tsx'
import { PayerBlock } from './PayerBlock.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { PromotionFailed } from './PromotionFailed.tsx'
import { TurnoverText } from './TurnoverText.tsx'
import type { Offers } from './useOffers.ts'
import type { Payer } from './usePayer.ts'
import { useSpell } from '../blocks/useSpell.ts'
import { verbatim } from '../i18n/verbatim.ts'

export interface DepositFormViewProps {
  /** The wallet's currency symbol: "R$". */
  symbol: string
  channels: readonly DepositChannel[]
  /** Undefined if every channel is closed. */
  channel: DepositChannel | undefined
  onChannel: (channelId: string) => void
  /** Cents. */
  amount: number | undefined
  onAmount: (amount: number | undefined) => void
  problem: AmountProblem | undefined
  /** Remaining limit, cents. */
  most: number
  /** Fee of this amount, cents; undefined without a valid amount. */
  fee: number | undefined
  /** What must be bet before the deposit is withdrawn; undefined if nothing. */
  turnover?: DepositOrder['turnover']
  /** A deposit of any amount requires bets. */
  hasTurnover?: boolean
  /** The night limit of banks, if the amount exceeds it now. */
  night?: BankLimits['night']
  limits: readonly DepositLimit[]
  /** Banks for a transfer; undefined for other channels. */
  banks: readonly DepositBank[] | undefined
  bankCode: string
  bankMissing: boolean
  onBank: (bankCode: string) => void
  /** Undefined if no promotion may be chosen. */
  offers: Loadable<Offers> | undefined
  promotionId: string | undefined
  /** A bonus is chosen whose terms have not loaded: nothing is sent without it. */
  waitsForBonus?: boolean
  onPromotion: (id: string | undefined) => void
  /** Undefined if any payer is accepted. */
  payer: Payer | undefined
  /** The channel's open order, which has priority. */
  openHref: string | undefined
  helpHref: string | undefined
  busy: boolean
  error: string | undefined
  unknown?: UnknownOutcomeProps
  onSubmit: (form: HTMLFormElement) => void
}

/** Channel, amount, bonus and payer; the submit creates the order. */
export function DepositFormView(props: DepositFormViewProps) {
  const { channels, channel, onChannel, openHref, helpHref, onSubmit } = props
  const t = useTranslations('deposit')
  if (!channel && channels.every(({ maintenance }) => maintenance))
    return (
      <Empty
        title={t('form.none')}
        text={t('form.noneText')}
        action={helpHref && <ButtonLink href={helpHref}>{t('pix.help')}</ButtonLink>}
      />
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <ChannelChoice channels={channels} value={channel?.channelId} onChange={onChannel} symbol={props.symbol} />
      {channel && (openHref ? <OpenOrder href={openHref} /> : <Fields {...props} channel={channel} />)}
    </form>
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

function Fields(props: DepositFormViewProps & { channel: DepositChannel }) {
  const {
    symbol,
    channel,
    amount,
    onAmount,
    problem,
    most,
    fee,
    limits,
    banks,
    offers,
    promotionId,
    waitsForBonus,
    payer,
    busy,
    error,
    unknown,
  } = props
  const t = useTranslations('deposit.form')
  const spell = useSpell(symbol)
  const amounts = { empty: 0, min: channel.min, max: channel.max, multiple: channel.multiple, overLimit: most }
  return (
    <>
      {payer?.status === 'missing' && <PayerBlock payer={payer} />}
      <AmountField
        label={t('amount')}
        error={problem && verbatim(t)(problem, { amount: spell(amounts[problem]) })}
        symbol={symbol}
        value={amount}
        onChange={onAmount}
        chips={channel.suggestions}
        disabled={busy}
      />
      <NightNotice night={props.night} symbol={symbol} />
      {fee !== undefined && fee > 0 && amount !== undefined && (
        <Facts
          rows={[
            { label: t('feeLine'), value: spell(fee) },
            { label: t('creditLine'), value: spell(amount - fee) },
          ]}
        />
      )}
      <TurnoverText turnover={props.turnover} symbol={symbol} />
      {limits.length > 0 && <Limits limits={limits} symbol={symbol} />}
      {banks && (
        <Select
          label={t('bank')}
          placeholder={t('chooseBank')}
          value={props.bankCode}
          onChange={(event) => props.onBank(event.target.value)}
          options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: `${bankCode} · ${bankName}` }))}
          error={props.bankMissing && t('chooseBank')}
        />
      )}
      {offers?.state === 'ready' && offers.value.list.length > 0 && (
        <PromotionChoice
          offers={offers.value}
          amount={amount}
          symbol={symbol}
          hasTurnover={props.hasTurnover}
          value={promotionId}
          onChange={props.onPromotion}
        />
      )}
      {offers?.state === 'error' && (
        <PromotionFailed retry={offers.retry} onNone={waitsForBonus ? () => props.onPromotion(undefined) : undefined} />
      )}
      {payer?.status === 'known' && <PayerBlock payer={payer} />}
      {payer?.status !== 'missing' && !(waitsForBonus && offers?.state === 'error') && (
        // In its place while bonuses load above it: a tap on it never chooses one of them.
        <StickyBar edge="tabBar" className={css.submit}>
          <KeyedSubmit
            label={t(`submit.${channel.type}`)}
            busy={busy || waitsForBonus === true}
            error={error}
            unknown={unknown}
            unknownText={t('unknown')}
          />
        </StickyBar>
      )}
    </>
  )
}
