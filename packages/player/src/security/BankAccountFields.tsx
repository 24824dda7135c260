import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cleanNumber } from '@platform/sdk'
import type { WithdrawBank } from '@platform/sdk/security'
import { Select, TextField, type TextFieldProps } from '@platform/ui'
import type { SecurityForm } from './useSecurityForm.ts'

/** Banco do Brasil: its check digit may be an X, which a numeric keyboard lacks. */
const BANK_WITH_X = '001'

/** An account at a bank. Its number is typed twice: no check digit detects a wrong one. */
export function BankAccountFields({ banks, errorOf }: { banks: readonly WithdrawBank[] } & Pick<SecurityForm, 'errorOf'>) {
  const t = useTranslations('security')
  const [bank, setBank] = useState('')
  const hasX = bank === BANK_WITH_X
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
        value={bank}
        onChange={(event) => setBank(event.target.value)}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: `${bankCode} · ${bankName}` }))}
        error={errorOf('bankCode')}
      />
      <TextField {...account} inputMode="numeric" name="branch" label={t('destinations.branch')} limit={5} error={errorOf('branch')} />
      <TextField
        {...account}
        name="account"
        label={t('destinations.account')}
        hint={t(hasX ? 'destinations.accountHintX' : 'destinations.accountHint')}
        error={errorOf('account')}
      />
      <TextField
        {...account}
        name="confirmAccount"
        label={t('destinations.accountAgain')}
        // Must be typed: a paste would repeat the mistake.
        onPaste={(event) => event.preventDefault()}
        error={errorOf('confirmAccount')}
      />
    </>
  )
}
