import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PixKeyType } from '@platform/sdk/security'
import { Select, TextField } from '@platform/ui'
import type { SecurityForm } from './useSecurityForm.ts'

const typed: Record<PixKeyType, { inputMode: 'numeric' | 'tel' | 'email' | 'text'; maxLength: number }> = {
  CPF: { inputMode: 'numeric', maxLength: 14 },
  CNPJ: { inputMode: 'text', maxLength: 18 },
  PHONE: { inputMode: 'tel', maxLength: 20 },
  EMAIL: { inputMode: 'email', maxLength: 77 },
  RANDOM: { inputMode: 'text', maxLength: 36 },
}

export interface PixKeyFieldsProps extends Pick<SecurityForm, 'errorOf'> {
  /** Keys of companies are accepted. */
  companyKeys: boolean
}

/** A PIX key. Eleven digits may be a CPF or a phone number, so its type comes first. */
export function PixKeyFields({ errorOf, companyKeys }: PixKeyFieldsProps) {
  const t = useTranslations('security')
  const [type, setType] = useState<PixKeyType>('CPF')
  return (
    <>
      <Select
        name="pixKeyType"
        label={t('destinations.keyType')}
        value={type}
        onChange={(event) => setType(event.target.value as PixKeyType)}
        options={PixKeyType.options
          .filter((value) => companyKeys || value !== 'CNPJ')
          .map((value) => ({ value, label: t(`pixTypes.${value}`) }))}
      />
      <TextField
        key={type}
        name="pixKey"
        label={t('destinations.key')}
        hint={t(`keyHints.${type}`)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typed[type]}
        error={errorOf('pixKey')}
      />
    </>
  )
}
