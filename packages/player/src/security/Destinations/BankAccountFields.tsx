import { useTranslations } from 'use-intl'
import { cleanNumber } from '@platform/sdk'
import type { WithdrawBank } from '@platform/sdk/security'
import { Select, TextField, type TextFieldProps } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import type { DestinationValues } from './DestinationValues.ts'

/** Banco do Brasil: its check digit may be an X, which a numeric keyboard lacks. */
const BANK_WITH_X = '001'

/** An account at a bank. Its number is typed twice: no check digit detects a wrong one. */
export function BankAccountFields({ banks, form }: { banks: readonly WithdrawBank[]; form: CallForm<DestinationValues> }) {
  const t = useTranslations('security')
  const { values, set, field, errorOf } = form
  const hasX = values.bankCode === BANK_WITH_X
  const account: Pick<TextFieldProps, 'inputMode' | 'limit' | 'clean' | 'autoComplete'> = {
    inputMode: hasX ? 'text' : 'numeric',
    limit: 20,
    clean: cleanNumber,
    autoComplete: 'off',
  }
  return (
    <>
      <Select
        name="bankCode"
        label={t('destinations.bank')}
        placeholder={t('destinations.chooseBank')}
        value={values.bankCode}
        onChange={(event) => set('bankCode', event.target.value)}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: `${bankCode} · ${bankName}` }))}
        error={errorOf('bankCode')}
      />
      <TextField {...account} inputMode="numeric" label={t('destinations.branch')} limit={5} {...field('branch')} />
      <TextField
        {...account}
        label={t('destinations.account')}
        hint={t(hasX ? 'destinations.accountHintX' : 'destinations.accountHint')}
        {...field('account')}
      />
      <TextField
        {...account}
        label={t('destinations.accountAgain')}
        // Must be typed: a paste would repeat the mistake.
        onPaste={(event) => event.preventDefault()}
        {...field('confirmAccount')}
      />
    </>
  )
}
