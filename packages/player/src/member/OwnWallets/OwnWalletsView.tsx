import { useTranslations } from 'use-intl'
import type { OwnWallet } from '@platform/sdk/wallet'
import { AmountField, ButtonLink, Card, Empty, HistoryIcon, ListItem, Money, Notice, Select } from '@platform/ui'
import { Facts } from '../../blocks/Facts/Facts.tsx'
import { muted, page, stack } from '../../blocks/OrderPage/OrderPage.css.ts'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import type { UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { useSpell } from '../../blocks/useSpell.ts'
import { pathTo } from '../../paths.ts'
import { TransferMade } from '../../blocks/OrderPage/TransferMade.tsx'
import { verbatim } from '../../i18n/verbatim.ts'

export type OwnWalletProblem = 'empty' | 'most'

export interface OwnWalletsViewProps {
  /** The main one first. */
  wallets: readonly OwnWallet[]
  symbol: string
  masked: boolean
  from: string | undefined
  onFrom: (wallet: string) => void
  to: string | undefined
  onTo: (wallet: string) => void
  /** Cents. */
  amount: number | undefined
  onAmount: (amount: number | undefined) => void
  problem: OwnWalletProblem | undefined
  busy: boolean
  error: string | undefined
  unknown?: UnknownOutcomeProps
  /** After a transfer whose answer was lost: returns to the form. */
  onAnother?: () => void
  /** The last transfer, once it is done. */
  done: { amount: number; to: string } | undefined
  onSubmit: () => void
  recordsHref: string | undefined
}

/** The balance of each wallet, and the form that transfers cash between them. */
export function OwnWalletsView(props: OwnWalletsViewProps) {
  const { wallets, symbol, masked, done, recordsHref, onAnother } = props
  const t = useTranslations('wallet.own')
  const member = useTranslations('member')
  const spell = useSpell(symbol)
  const [main, ...others] = wallets
  if (!main || others.length === 0)
    return <Empty title={t('single')} text={t('singleText')} action={<ButtonLink href={pathTo('mine')}>{member('title')}</ButtonLink>} />
  return (
    <div className={page}>
      <Card className={stack}>
        <Facts
          rows={wallets.map(({ name, balance }) => ({
            label: name,
            value: <Money minor={balance} symbol={symbol} masked={masked} />,
          }))}
        />
        <p className={muted}>{t('about', { name: main.name })}</p>
      </Card>
      {onAnother ? <TransferMade recordsHref={recordsHref} onAnother={onAnother} /> : <Form {...props} main={main} others={others} />}
      <div role="status">
        {done && (
          <Notice tone="win">
            {verbatim(t, 'name')('done', {
              amount: spell(done.amount),
              name: wallets.find(({ wallet }) => wallet === done.to)?.name ?? '',
            })}
          </Notice>
        )}
      </div>
      {recordsHref && !onAnother && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
    </div>
  )
}

function Form(props: OwnWalletsViewProps & { main: OwnWallet; others: readonly OwnWallet[] }) {
  const { wallets, main, others, symbol, masked, from, onFrom, to, onTo, amount, onAmount, problem, busy, error, unknown, onSubmit } = props
  const t = useTranslations('wallet.own')
  const spell = useSpell(symbol)
  const most = wallets.find(({ wallet }) => wallet === from)?.transferable ?? 0
  const choices = (list: readonly OwnWallet[]) => list.map(({ wallet, name }) => ({ value: wallet, label: name }))
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Select
        label={t('from')}
        value={from}
        options={choices(wallets)}
        onChange={({ currentTarget }) => onFrom(currentTarget.value)}
        disabled={busy}
      />
      <Select
        label={t('to')}
        value={to}
        options={choices(from === main.wallet ? others : [main])}
        onChange={({ currentTarget }) => onTo(currentTarget.value)}
        disabled={busy}
      />
      <AmountField
        label={t('amount')}
        hint={masked ? undefined : verbatim(t)('available', { amount: spell(most) })}
        error={problem && verbatim(t)(problem, { amount: spell(most) })}
        symbol={symbol}
        value={amount}
        onChange={onAmount}
        chips={most > 0 && !masked ? [most] : []}
        disabled={busy}
      />
      <KeyedSubmit
        label={amount === undefined || problem ? t('submit') : verbatim(t)('submitAmount', { amount: spell(amount) })}
        busy={busy}
        error={error}
        unknown={unknown}
        unknownText={t('unknown')}
      />
    </form>
  )
}
