import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PixKeyType, type WithdrawBank } from '@platform/sdk/security'
import { Segmented, Select, TextField } from '@platform/ui'
import type { UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { PinField } from './PinField.tsx'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { SecurityForm } from './useSecurityForm.ts'

export interface AddDestinationViewProps {
  form: SecurityForm
  banks: readonly WithdrawBank[]
  /** The holder's name, masked, where it is fixed. */
  holder: string
  /** A destination is there: its end is asked for. */
  asksTail: boolean
  unknown?: UnknownOutcomeProps
}

const keyFields: Record<PixKeyType, { inputMode: 'numeric' | 'tel' | 'email' | 'text'; maxLength: number }> = {
  CPF: { inputMode: 'numeric', maxLength: 14 },
  CNPJ: { inputMode: 'text', maxLength: 18 },
  PHONE: { inputMode: 'tel', maxLength: 20 },
  EMAIL: { inputMode: 'email', maxLength: 77 },
  RANDOM: { inputMode: 'text', maxLength: 36 },
}

/** A PIX key, whose type is asked for, or an account at a bank, typed twice. */
export function AddDestinationView({ form, banks, holder, asksTail, unknown }: AddDestinationViewProps) {
  const t = useTranslations('security')
  const [type, setType] = useState<'PIX' | 'BANK'>('PIX')
  const [keyType, setKeyType] = useState<PixKeyType>('CPF')
  const [bank, setBank] = useState('')
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
        <>
          <Select
            name="pixKeyType"
            label={t('destinations.keyType')}
            value={keyType}
            onChange={(event) => setKeyType(event.target.value as PixKeyType)}
            options={PixKeyType.options.map((value) => ({ value, label: t(`pixTypes.${value}`) }))}
          />
          <TextField
            key={keyType}
            name="pixKey"
            label={t('destinations.key')}
            hint={t(`keyHints.${keyType}`)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...keyFields[keyType]}
            error={errorOf('pixKey')}
          />
        </>
      ) : (
        <>
          <Select
            name="bankCode"
            label={t('destinations.bank')}
            placeholder={t('destinations.chooseBank')}
            value={bank}
            onChange={(event) => setBank(event.target.value)}
            options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: `${bankCode} · ${bankName}` }))}
            error={errorOf('bankCode')}
          />
          <TextField
            name="branch"
            label={t('destinations.branch')}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            error={errorOf('branch')}
          />
          <TextField
            name="account"
            label={t('destinations.account')}
            hint={t('destinations.accountHint')}
            inputMode="numeric"
            maxLength={24}
            autoComplete="off"
            error={errorOf('account')}
          />
          <TextField
            name="confirmAccount"
            label={t('destinations.accountAgain')}
            inputMode="numeric"
            maxLength={24}
            autoComplete="off"
            // The second time is to be typed: a paste would repeat the mistake.
            onPaste={(event) => event.preventDefault()}
            error={errorOf('confirmAccount')}
          />
        </>
      )}
      {holder ? (
        <TextField label={t('destinations.holder')} value={holder} disabled hint={t('destinations.holderFixed')} />
      ) : (
        <TextField
          name="payeeName"
          label={t('destinations.holder')}
          hint={t('destinations.holderHint')}
          autoComplete="name"
          maxLength={60}
          error={errorOf('payeeName')}
        />
      )}
      {asksTail && (
        <TextField
          name="existingTail"
          label={t('destinations.tail')}
          hint={t('destinations.tailHint')}
          maxLength={4}
          autoComplete="off"
          autoCapitalize="none"
          error={errorOf('existingTail')}
        />
      )}
      <PinField name="paymentPassword" label={t('payment.title')} hint={undefined} error={errorOf('paymentPassword')} />
    </SecurityFormView>
  )
}
