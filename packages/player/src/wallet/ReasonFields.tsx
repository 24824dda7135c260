import { useTranslations } from 'use-intl'
import { TRANSFER_NOTE, TransferPurpose } from '@platform/sdk/wallet'
import { Select } from '@platform/ui'
import { ShortText } from './ShortText.tsx'

interface ReasonFieldsProps {
  purpose: TransferPurpose
  onPurpose: (purpose: TransferPurpose) => void
  note: string
  onNote: (note: string) => void
  disabled: boolean
}

/** Purpose of a transfer, and a note for its receiver. */
export function ReasonFields({ purpose, onPurpose, note, onNote, disabled }: ReasonFieldsProps) {
  const t = useTranslations('wallet.transfer')
  return (
    <>
      <Select
        label={t('purpose')}
        value={purpose}
        options={TransferPurpose.options.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        onChange={({ currentTarget }) => onPurpose(TransferPurpose.options.find((one) => one === currentTarget.value) ?? 'normal')}
        disabled={disabled}
      />
      <ShortText
        label={t('note')}
        hint={t('noteHint', { count: [...note].length, most: TRANSFER_NOTE })}
        most={TRANSFER_NOTE}
        value={note}
        onChange={onNote}
        disabled={disabled}
      />
    </>
  )
}
