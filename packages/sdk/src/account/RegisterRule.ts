import * as z from 'zod/mini'
import { count, flag, id, text } from '../core/wire/fields.ts'
import { cleanField } from '../clean/cleanField.ts'
import type { MessageKey } from '../texts/messageKeys.ts'

/** Rules of one field; `field` is a name of the registration payload, or a `login…` field. */
export const RegisterRule = /* @__PURE__ */ z.object({
  /** Name of the field. */
  field: id,
  /** Whether the form shows it. */
  enabled: flag,
  /** The field is required. */
  required: flag,
  /** Regular expression, '' = any text. */
  pattern: text,
  /** Minimum length, in characters. */
  minLength: count,
  /** Maximum length; 0 = no limit. */
  maxLength: count,
  /** Key of the section 8 text to show below the field. */
  messageKey: text,
})
export type RegisterRule = z.output<typeof RegisterRule>

/** Longer input is rejected without matching a pattern. */
const MAX_TRIED = 256

/**
 * The key of the text that describes the error of a value, undefined if the cleaned value (`cleanField`) is valid. An optional field may be empty. Both client and
 * gateway use this check. Spec 5.
 */
export function checkRule(rule: RegisterRule, entry: string): MessageKey | undefined {
  const value = cleanField(rule.field, entry)
  if (!rule.enabled || (!value && !rule.required)) return undefined
  const { length } = Array.from(value)
  const fits = length >= Math.max(rule.minLength, rule.required ? 1 : 0) && length <= (rule.maxLength || MAX_TRIED)
  return fits && matches(rule.pattern, value) ? undefined : ((rule.messageKey || 'validation') as MessageKey)
}

/** An invalid pattern is ignored: the gateway validates anyway. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
