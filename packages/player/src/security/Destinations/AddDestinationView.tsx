import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { WithdrawBank } from '@platform/sdk/security'
import { Segmented, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { ConfirmationFields, type ConfirmationFieldsProps } from '../../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import { BankAccountFields } from './BankAccountFields.tsx'
import type { DestinationValues } from './DestinationValues.ts'
import { HolderField } from '../HolderField.tsx'
import { PixKeyFields } from './PixKeyFields.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'

export interface AddDestinationViewProps {
  form: CallForm<DestinationValues>
  banks: readonly WithdrawBank[]
  /** The holder's name, masked; '' while it can be chosen. */
  holder: string
  /** PIX keys of companies are accepted. */
  companyKeys: boolean
  /** There is a destination already: its last characters are requested. */
  asksTail: boolean
  confirmation: ConfirmationFieldsProps
}

/** A PIX key, whose type is requested, or an account at a bank, typed twice. */
export function AddDestinationView({ form, banks, holder, companyKeys, asksTail, confirmation }: AddDestinationViewProps) {
  const t = useTranslations('security')
  const { values, set, field } = form
  const options = (['PIX', 'BANK'] as const).map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <SecurityFormView
      form={form}
      title={t('destinations.add')}
      intro={t('destinations.addIntro')}
      submitLabel={t('destinations.add')}
      holds
    >
      <Segmented label={t('destinations.kind')} options={options} value={values.type} onChange={(type) => set('type', type)} />
      {values.type === 'PIX' ? <PixKeyFields form={form} companyKeys={companyKeys} /> : <BankAccountFields banks={banks} form={form} />}
      {holder ? (
        <TextField label={t('destinations.holder')} value={holder} disabled hint={t('destinations.holderFixed')} />
      ) : (
        <HolderField label={t('destinations.holder')} {...field('payeeName')} />
      )}
      {asksTail && (
        <TextField
          label={t('destinations.tail')}
          hint={t('destinations.tailHint')}
          limit={4}
          clean={cleanCode}
          autoComplete="off"
          autoCapitalize="none"
          {...field('existingTail')}
        />
      )}
      <ConfirmationFields {...confirmation} {...field('paymentPassword')} />
    </SecurityFormView>
  )
}
