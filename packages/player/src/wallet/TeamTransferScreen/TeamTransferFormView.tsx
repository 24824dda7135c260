import { useState, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Card, HistoryIcon, ListItem, Verbatim } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { fullForm } from '../../blocks/form/StickyEnd.css.ts'
import { stickyEnd } from '../../blocks/form/StickyEnd.tsx'
import { ConfirmationFields } from '../../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/form/PaymentConfirmation/TransferQuestion.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { ReasonFields } from '../ReasonFields.tsx'
import type { TransferFormHead } from '../TransferFormHead.ts'
import { TransferableSum } from '../TransferableSum.tsx'
import { TransferMade } from '../../blocks/money/OrderPage/TransferMade.tsx'
import { TransferReadiness } from '../../blocks/money/TransferReadiness/TransferReadiness.tsx'
import * as css from '../Wallet.css.ts'
import { ReceiverAmounts, type ReceiverAmountsProps } from './ReceiverAmounts.tsx'
import { sharesOf, type TeamTransferValues } from './Receiver.ts'
import { asSentence } from '../asSentence.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { ReceiverList } from './ReceiverList.tsx'
import { joinParts } from '../../i18n/joinParts.ts'

export interface TeamTransferFormViewProps extends TransferFormHead<TeamTransferValues>, Pick<ReceiverAmountsProps, 'settings'> {
  /** The list of direct members to choose from. */
  renderPicker: (onClose: () => void) => ReactNode
}

/** The transferable sum, the requirements, then receivers and amounts. */
export function TeamTransferFormView(props: TeamTransferFormViewProps) {
  const { form, settings, symbol, links, now, recordsHref } = props
  const { receivers, purpose, note } = form.values
  const { total } = sharesOf(settings, form.values)
  const t = useTranslations('wallet.transfer')
  const d = useTranslations('wallet.teamTransfer')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const ready = settings.readiness.every(({ done }) => done)
  const about = joinParts([purpose === 'normal' ? '' : t(`purposes.${purpose}`), note.trim()])
  const names = format.list(receivers.map(({ userName }) => userName))
  const sure =
    receivers.length === 1
      ? verbatim(t)('sure.title', { amount: spell(total), name: names })
      : verbatim(d)('sure', { amount: spell(total), count: receivers.length })
  if (form.onAnother) return <TransferMade recordsHref={recordsHref} onAnother={form.onAnother} />
  return (
    <div className={ready ? css.form : css.page}>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
      </Card>
      {!ready && <TransferReadiness lines={settings.readiness} links={links} symbol={symbol} now={now} />}
      {!ready && recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      {ready && <TeamTransferFields {...props} />}
      <TransferQuestion
        question={form.question}
        title={sure}
        about={[receivers.length > 1 && <Verbatim>{`${names}.`}</Verbatim>, about && asSentence(about)]}
      />
    </div>
  )
}

function TeamTransferFields({ form, symbol, settings, renderPicker, recordsHref }: TeamTransferFormViewProps) {
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { receivers } = form.values
  const { total, problems } = sharesOf(settings, form.values)
  const [picking, setPicking] = useState(receivers.length === 0)
  const ready = Object.values(problems).every((problem) => problem === undefined)
  return (
    <>
      <ReceiverList
        receivers={receivers}
        error={problems.receivers === 'empty' && form.errorOf('receivers')}
        picker={picking ? renderPicker(() => setPicking(false)) : undefined}
        onPick={() => setPicking(true)}
        onRemove={(gone) =>
          form.set(
            'receivers',
            receivers.filter(({ memberId }) => memberId !== gone),
          )
        }
        disabled={form.busy}
      />
      <Form
        form={form}
        className={fullForm}
        renderEnd={stickyEnd(t('free'))}
        submit={ready ? verbatim(t)('submitAmount', { amount: spell(total) }) : t('submit')}
        unknownText={t('unknown')}
      >
        <ReceiverAmounts form={form} symbol={symbol} settings={settings} />
        <ReasonFields form={form} />
        <ConfirmationFields {...form.confirmation} />
        {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      </Form>
    </>
  )
}
