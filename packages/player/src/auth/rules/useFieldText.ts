import { useTranslations } from 'use-intl'
import type { MessageKey } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import { emptyTexts } from './accountRules.ts'

const formats = new Set(['usernameFormat', 'passwordFormat', 'in_mobileNum_error'])

const ownWords = {
  username: 'newUsernameFormat',
  loginUsername: 'usernameFormat',
  password: 'newPasswordFormat',
  confirmPassword: 'newPasswordFormat',
  loginPassword: 'passwordFormat',
  paymentPassword: 'paymentFormat',
  mobileNum: 'mobileFormat',
  loginMobileNum: 'mobileFormat',
} as const

type Bounds = Pick<RegisterRule, 'field' | 'minLength' | 'maxLength'>

/** A rule's format in words; '' if there is nothing to say. */
export function useFormatText(): (rule: Bounds) => string {
  const t = useTranslations('auth')
  return ({ field, minLength: min, maxLength: max }) => {
    if (!Object.hasOwn(ownWords, field)) return ''
    const range = max === 0 ? t('atLeast', { min }) : min === max ? String(min) : t('range', { min, max })
    return t(ownWords[field as keyof typeof ownWords], { min, range })
  }
}

/** The message under a field: the text of section 8, and for format errors also the format of the rule. */
export function useFieldText(): (message: string | undefined, rule: Bounds) => string | undefined {
  const t = useTranslations('auth')
  const error = useTranslations('errors')
  const formatText = useFormatText()
  return (message, rule) => {
    if (!message) return undefined
    if (message === 'validation') return t('fieldFormat')
    if (message === 'empty') return t(`empty.${emptyTexts[rule.field as keyof typeof emptyTexts]}`)
    const text = error(message as MessageKey)
    return formats.has(message) ? `${text} ${formatText(rule)}`.trim() : text
  }
}
