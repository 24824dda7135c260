import { useTranslations } from 'use-intl'
import { TRANSFER_NOTE, TransferPurpose } from '@platform/sdk/wallet'
import { Select } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { ShortText } from './ShortText.tsx'

export interface ReasonValues {
  purpose: TransferPurpose
  note: string
}

/** Purpose of a transfer, and a note for its receiver. */
export function ReasonFields<Values extends ReasonValues>({ form }: { form: CallForm<Values> }) {
  const t = useTranslations('wallet.transfer')
  const { values, set, errorOf, busy } = form
  return (
    <>
      <Select
        label={t('purpose')}
        value={values.purpose}
        error={errorOf('purpose')}
        options={TransferPurpose.options.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        onChange={({ currentTarget }) => set('purpose', TransferPurpose.options.find((one) => one === currentTarget.value) ?? 'normal')}
        disabled={busy}
      />
      <ShortText
        label={t('note')}
        hint={t('noteHint', { count: [...values.note].length, most: TRANSFER_NOTE })}
        error={errorOf('note')}
        most={TRANSFER_NOTE}
        value={values.note}
        onChange={(note) => set('note', note)}
        disabled={busy}
      />
    </>
  )
}
