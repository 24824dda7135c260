import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { OwnWallet } from '@platform/sdk/wallet'
import { AmountField, ButtonLink, Card, Empty, Facts, HistoryIcon, ListItem, Money, Notice, Select } from '@platform/ui'
import { muted, page, stack } from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { amountProps, type CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { ResponsibleWay } from '../../blocks/money/limits/ResponsibleWay.tsx'
import { pathTo } from '../../paths.ts'
import { TransferMade } from '../../blocks/money/OrderPage/TransferMade.tsx'
import { verbatim } from '../../i18n/verbatim.ts'

/** One of the two wallets is always the main one. */
export interface WalletValues {
  from: string
  to: string
  amount: Minor | undefined
}

export interface OwnWalletsViewProps {
  form: CallForm<WalletValues>
  /** The main one first. */
  wallets: readonly OwnWallet[]
  symbol: string
  masked: boolean
  /** After a transfer whose answer was lost: returns to the form. */
  onAnother?: () => void
  /** The last transfer, once it is done. */
  done: { amount: number; to: string } | undefined
  recordsHref: string | undefined
}

/** The balance of each wallet, and the form that transfers cash between them. */
export function OwnWalletsView(props: OwnWalletsViewProps) {
  const { wallets, symbol, masked, done, recordsHref, onAnother } = props
  const t = useTranslations('wallet.own')
  const titles = useTranslations('titles')
  const spell = useSpell(symbol)
  const [main, ...others] = wallets
  if (!main || others.length === 0)
    return <Empty title={t('single')} text={t('singleText')} action={<ButtonLink href={pathTo('mine')}>{titles('mine')}</ButtonLink>} />
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
      {onAnother ? (
        <TransferMade recordsHref={recordsHref} onAnother={onAnother} />
      ) : (
        <OwnWalletFields {...props} main={main} others={others} />
      )}
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
      <ResponsibleWay />
    </div>
  )
}

function OwnWalletFields({
  form,
  wallets,
  main,
  others,
  symbol,
  masked,
}: OwnWalletsViewProps & { main: OwnWallet; others: readonly OwnWallet[] }) {
  const t = useTranslations('wallet.own')
  const spell = useSpell(symbol)
  const { from, to, amount } = form.values
  const most = wallets.find(({ wallet }) => wallet === from)?.transferable ?? 0
  const choices = (list: readonly OwnWallet[]) => list.map(({ wallet, name }) => ({ value: wallet, label: name }))
  const other = from === main.wallet ? to : from
  return (
    <Form
      form={form}
      className={stack}
      submit={amount === undefined || form.errorOf('amount') ? t('submit') : verbatim(t)('submitAmount', { amount: spell(amount) })}
      unknownText={t('unknown')}
    >
      <Select
        label={t('from')}
        value={from}
        options={choices(wallets)}
        error={form.errorOf('from')}
        onChange={({ currentTarget: { value } }) => {
          form.set('from', value)
          form.set('to', value === main.wallet ? other : main.wallet)
        }}
        disabled={form.busy}
      />
      <Select
        label={t('to')}
        value={to}
        options={choices(from === main.wallet ? others : [main])}
        error={form.errorOf('to')}
        onChange={({ currentTarget }) => form.set('to', currentTarget.value)}
        disabled={form.busy}
      />
      <AmountField
        label={t('amount')}
        hint={masked ? undefined : verbatim(t)('available', { amount: spell(most) })}
        symbol={symbol}
        chips={most > 0 && !masked ? [most] : []}
        {...amountProps(form)}
      />
    </Form>
  )
}
