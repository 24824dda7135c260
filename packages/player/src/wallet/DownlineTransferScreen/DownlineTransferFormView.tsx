import { useState, type FormEvent, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TransferPurpose } from '@platform/sdk/wallet'
import { Card, HistoryIcon, ListItem, Verbatim } from '@platform/ui'
import { ConfirmationFields } from '../../blocks/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/PaymentConfirmation/TransferQuestion.tsx'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import { useSpell } from '../../blocks/useSpell.ts'
import { ReasonFields } from '../ReasonFields.tsx'
import type { TransferFormHead } from '../TransferFormHead.ts'
import { TransferableSum } from '../TransferableSum.tsx'
import { TransferMade } from '../../blocks/OrderPage/TransferMade.tsx'
import { TransferReadiness } from '../../blocks/TransferReadiness/TransferReadiness.tsx'
import * as css from '../Wallet.css.ts'
import { AmountsOf, type AmountsOfProps } from './AmountsOf.tsx'
import { firstProblem } from './Receiver.ts'
import { asSentence } from '../asSentence.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { ReceiverList } from './ReceiverList.tsx'

export interface DownlineTransferFormViewProps extends AmountsOfProps, TransferFormHead {
  onRemove: (memberId: string) => void
  purpose: TransferPurpose
  onPurpose: (purpose: TransferPurpose) => void
  note: string
  onNote: (note: string) => void
  /** The list of direct members to choose from. */
  renderPicker: (onClose: () => void) => ReactNode
}

/** The transferable sum, the requirements, then receivers and amounts. */
export function DownlineTransferFormView(props: DownlineTransferFormViewProps) {
  const { settings, symbol, links, now, recordsHref, receivers, shares, purpose, note, question, onAnother } = props
  const t = useTranslations('wallet.transfer')
  const d = useTranslations('wallet.downline')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const ready = settings.readiness.every(({ done }) => done)
  const about = [purpose === 'normal' ? '' : t(`purposes.${purpose}`), note.trim()].filter(Boolean).join(' · ')
  const names = format.list(receivers.map(({ userName }) => userName))
  const sure =
    receivers.length === 1
      ? verbatim(t)('sure.title', { amount: spell(shares.total), name: names })
      : verbatim(d)('sure', { amount: spell(shares.total), count: receivers.length })
  if (onAnother) return <TransferMade recordsHref={recordsHref} onAnother={onAnother} />
  return (
    <div className={css.page}>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
      </Card>
      {ready ? <Fields {...props} /> : <TransferReadiness lines={settings.readiness} links={links} symbol={symbol} now={now} />}
      {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      <TransferQuestion
        question={question}
        title={sure}
        about={[receivers.length > 1 && <Verbatim>{`${names}.`}</Verbatim>, about && asSentence(about)]}
      />
    </div>
  )
}

function Fields(props: DownlineTransferFormViewProps) {
  const { symbol, receivers, shares, tried, purpose, onPurpose, note, onNote, confirmation, busy, error, unknown, onSubmit } = props
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const [picking, setPicking] = useState(receivers.length === 0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  const ready = receivers.length > 0 && !firstProblem(shares)
  return (
    <>
      <ReceiverList
        receivers={receivers}
        missing={tried && receivers.length === 0}
        picker={picking ? props.renderPicker(() => setPicking(false)) : undefined}
        onPick={() => setPicking(true)}
        onRemove={props.onRemove}
        disabled={busy}
      />
      <form noValidate className={css.stack} onSubmit={submit}>
        <AmountsOf {...props} />
        <ReasonFields purpose={purpose} onPurpose={onPurpose} note={note} onNote={onNote} disabled={busy} />
        <ConfirmationFields {...confirmation} />
        <KeyedSubmit
          label={ready ? verbatim(t)('submitAmount', { amount: spell(shares.total) }) : t('submit')}
          busy={busy}
          error={error}
          unknown={unknown}
          unknownText={t('unknown')}
        />
      </form>
    </>
  )
}
