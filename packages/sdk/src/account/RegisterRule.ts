import { count, flag, id, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import type { MessageKey } from '../texts/messageKeys.ts'

/** What one field must look like; `field` is a name of the registration payload, or a `login…` field. */
export const RegisterRule = /* @__PURE__ */ z.object({
  /** Name of the field. */
  field: id,
  /** Whether the form shows it. */
  enabled: flag,
  /** It must not stay empty. */
  required: flag,
  /** Regular expression, '' = any text. */
  pattern: text,
  /** Shortest value, in characters. */
  minLength: count,
  /** 0 = no limit. */
  maxLength: count,
  /** Names the text of section 8 to show under the field. */
  messageKey: text,
})
export type RegisterRule = z.output<typeof RegisterRule>

/** Longer input than this is wrong without asking a pattern. */
const MAX_TRIED = 256

/** The text that says what is wrong with a value, undefined where nothing is. An optional field may stay empty. Both sides ask this. Spec 5. */
export function checkRule(rule: RegisterRule, value: string): MessageKey | undefined {
  if (!rule.enabled || (!value && !rule.required)) return undefined
  const fits = value.length >= Math.max(rule.minLength, rule.required ? 1 : 0) && value.length <= (rule.maxLength || MAX_TRIED)
  return fits && matches(rule.pattern, value) ? undefined : ((rule.messageKey || 'validation') as MessageKey)
}

/** A pattern that is none says nothing: the gateway has the last word anyway. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
