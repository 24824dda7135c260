import type { ReactNode } from 'react'
import { verbatimIn } from '@platform/ui'

/**
 * `verbatim(t)('of', { name })` instead of `t('of', { name })`: page translators leave the values that are texts (names, codes, amounts) as they
 * are. `words` are names of values to translate: a date, a reason, a choice between words.
 */
export const verbatim = <T extends { (...args: never[]): string; rich: (...args: never[]) => ReactNode }>(
  t: T,
  ...words: string[]
): T['rich'] =>
  ((key: never, values: Record<string, unknown>) => {
    const translated = Object.fromEntries(words.map((name) => [name, values[name]]))
    // Keys and values of a translator differ by catalogue: only its caller knows their types.
    return verbatimIn((marked) => t(key, { ...marked, ...translated } as never), values)
  }) as T['rich']
