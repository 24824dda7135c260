import { useTranslations } from 'use-intl'
import { cleanCnpj, cleanCpf, cleanEmail, cleanPhone, cleanUuid } from '@platform/sdk'
import { PixKeyType } from '@platform/sdk/security'
import { Select, TextField, type TextFieldProps } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import type { DestinationValues } from './DestinationValues.ts'

const typed: Record<PixKeyType, Pick<TextFieldProps, 'inputMode' | 'limit' | 'clean'>> = {
  CPF: { inputMode: 'numeric', limit: 11, clean: cleanCpf },
  CNPJ: { inputMode: 'text', limit: 14, clean: cleanCnpj },
  PHONE: { inputMode: 'tel', limit: 20, clean: cleanPhone },
  EMAIL: { inputMode: 'email', limit: 77, clean: cleanEmail },
  RANDOM: { inputMode: 'text', limit: 36, clean: cleanUuid },
}

export interface PixKeyFieldsProps {
  form: CallForm<DestinationValues>
  /** Keys of companies are accepted. */
  companyKeys: boolean
}

/** A PIX key. Eleven digits may be a CPF or a phone number, so its type comes first. */
export function PixKeyFields({ form, companyKeys }: PixKeyFieldsProps) {
  const t = useTranslations('security')
  const type = form.values.pixKeyType
  return (
    <>
      <Select
        name="pixKeyType"
        label={t('destinations.keyType')}
        value={type}
        onChange={(event) => {
          form.set('pixKeyType', event.target.value as PixKeyType)
          form.set('pixKey', '')
        }}
        options={PixKeyType.options
          .filter((value) => companyKeys || value !== 'CNPJ')
          .map((value) => ({ value, label: t(`pixTypes.${value}`) }))}
      />
      <TextField
        key={type}
        label={t('destinations.key')}
        hint={t(`keyHints.${type}`)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typed[type]}
        {...form.field('pixKey')}
      />
    </>
  )
}
