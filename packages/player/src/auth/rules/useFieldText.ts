import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import type { MessageKey } from '@platform/sdk'

/** What a field says under it: in its own words where section 8 has only general ones, with the bounds of its rule. */
export function useFieldText() {
  const t = useTranslations('auth')
  const error = useTranslations('errors')
  return (message: string | undefined, { minLength: min, maxLength: max }: RegisterRule): string | undefined => {
    if (!message) return undefined
    if (message === 'usernameFormat') return t('newUsernameFormat', { min, max })
    if (message === 'passwordFormat') return t('newPasswordFormat', { min, max })
    if (message === 'in_mobileNum_error') return t('mobileFormat', { min, max })
    if (message === 'validation') return t('fieldFormat')
    return error(message as MessageKey)
  }
}
