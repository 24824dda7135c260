import { messageKeys, PlatformError, ValidationError, type KnownCode, type MessageKey } from '@platform/sdk'

const fieldOf: Partial<Record<string, string>> = {
  'register.usernameTaken': 'username',
  'register.mobileTaken': 'mobileNum',
  'verification.code': 'verificationCode',
  'captcha.wrong': 'captcha',
  'captcha.required': 'captcha',
  'register.invitation': 'affiliateCode',
  'agent.incorrect': 'affiliateCode',
}

/** The fields that a refusal is about; empty if none of them is shown. */
export function problemsOf(error: unknown, fieldNames: readonly string[]): Record<string, MessageKey> {
  if (!(error instanceof PlatformError)) return {}
  const codes = error instanceof ValidationError ? error.fields : { [fieldOf[error.code] ?? '']: error.code }
  const problems = Object.entries(codes).filter(([field]) => fieldNames.includes(field))
  return Object.fromEntries(problems.map(([field, code]) => [field, messageKeys[code as KnownCode] ?? 'validation']))
}
