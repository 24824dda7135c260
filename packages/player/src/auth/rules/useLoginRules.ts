import { useQuery } from '@tanstack/react-query'
import type { RegisterRule } from '@platform/sdk/account'
import { registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'

const rule = (field: string, messageKey: string, [minLength, maxLength]: [number, number], pattern = ''): RegisterRule => ({
  field,
  enabled: true,
  required: true,
  pattern,
  minLength,
  maxLength,
  messageKey,
})

/** The platform's usual rules of signing in (decisions). */
export const usualLoginRules: readonly RegisterRule[] = [
  rule('loginUsername', 'usernameFormat', [3, 20], String.raw`^\w+$`),
  rule('loginPassword', 'passwordFormat', [6, 20]),
  rule('loginMobileNum', 'in_mobileNum_error', [8, 20], String.raw`^\d+$`),
  rule('verificationCode', 'verificationCode', [4, 10], String.raw`^\d+$`),
  rule('captcha', 'enterCaptcha', [1, 6], String.raw`^\d+$`),
]

/** The gateway's rules of signing in (section 5). Nobody waits for them: until they are here, and where it has none, the usual ones hold. */
export function useLoginRules(): readonly RegisterRule[] {
  const { data = [] } = useQuery(registerRulesQuery(useClient()))
  return [...data, ...usualLoginRules]
}
