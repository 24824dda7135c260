import { coreTexts } from '../texts/coreTexts.ts'
import type { MessageKey } from '../texts/messageKeys.ts'

/** Codes that a domain adds to those of every call: code → key of the text to show (section 8). */
export type Texts = Readonly<Record<string, string>>

/**
 * The text of a code, from its call's own codes and those of every call. A code without its own entry uses that of its family, the part
 * before the dot. If neither exists, `unknown` is shown with the request id.
 */
export const messageKeyOf = (code: string, ownTexts: Texts = {}) =>
  (keyOf(code, ownTexts) ?? keyOf(code.split('.')[0]!, ownTexts) ?? 'unknown') as MessageKey

const keyOf = (code: string, ownTexts: Texts) => [ownTexts, coreTexts as Texts].find((texts) => Object.hasOwn(texts, code))?.[code]
