import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { WithdrawBank } from '@platform/sdk/security'
import { Segmented, TextField } from '@platform/ui'
import { ConfirmationFields, type ConfirmationFieldsProps } from '../blocks/PaymentConfirmation/ConfirmationFields.tsx'
import type { UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { BankAccountFields } from './BankAccountFields.tsx'
import { HolderField } from './HolderField.tsx'
import { PixKeyFields } from './PixKeyFields.tsx'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { SecurityForm } from './useSecurityForm.ts'

export interface AddDestinationViewProps {
  form: SecurityForm
  banks: readonly WithdrawBank[]
  /** The holder's name, masked; '' while it can be chosen. */
  holder: string
  /** PIX keys of companies are accepted. */
  companyKeys: boolean
  /** There is a destination already: its last characters are requested. */
  asksTail: boolean
  confirmation: Omit<ConfirmationFieldsProps, 'error'>
  unknown?: UnknownOutcomeProps
}

/** A PIX key, whose type is requested, or an account at a bank, typed twice. */
export function AddDestinationView({ form, banks, holder, companyKeys, asksTail, confirmation, unknown }: AddDestinationViewProps) {
  const t = useTranslations('security')
  const [type, setType] = useState<'PIX' | 'BANK'>('PIX')
  const { errorOf } = form
  const options = (['PIX', 'BANK'] as const).map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <SecurityFormView
      form={form}
      title={t('destinations.add')}
      intro={t('destinations.addIntro')}
      submitLabel={t('destinations.add')}
      holds
      unknown={unknown}
    >
      <Segmented label={t('destinations.kind')} options={options} value={type} onChange={setType} />
      <input type="hidden" name="type" value={type} />
      {type === 'PIX' ? (
        <PixKeyFields errorOf={errorOf} companyKeys={companyKeys} />
      ) : (
        <BankAccountFields banks={banks} errorOf={errorOf} />
      )}
      {holder ? (
        <TextField label={t('destinations.holder')} value={holder} disabled hint={t('destinations.holderFixed')} />
      ) : (
        <HolderField label={t('destinations.holder')} error={errorOf('payeeName')} />
      )}
      {asksTail && (
        <TextField
          name="existingTail"
          label={t('destinations.tail')}
          hint={t('destinations.tailHint')}
          limit={4}
          clean={cleanCode}
          autoComplete="off"
          autoCapitalize="none"
          error={errorOf('existingTail')}
        />
      )}
      <ConfirmationFields {...confirmation} error={errorOf('paymentPassword')} />
    </SecurityFormView>
  )
}
