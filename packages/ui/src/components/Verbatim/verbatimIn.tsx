import { createElement, type ReactNode } from 'react'
import { Verbatim } from './Verbatim.tsx'

/** Around each value in the sentence: characters of no language. */
const marks = /[\uE000\uE001]/g

/**
 * A sentence whose values page translators leave as they are: `verbatimIn(({ name }) => `Conta de ${name}`, { name })`. Only texts are marked,
 * not numbers. A sentence whose words change is a new element, so that no text of it changes after a translator has replaced it.
 */
export function verbatimIn<Values extends Record<string, unknown>>(sentence: (values: Values) => string, values: Values): ReactNode {
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\uE000${value.replaceAll(marks, '')}\uE001` : value,
  ])
  // Every second part is a value.
  const parts = sentence(Object.fromEntries(marked) as Values).split(marks)
  const words = parts.filter((_, index) => index % 2 === 0).join('{}')
  const content = parts.map((part, index) => (index % 2 === 0 ? part : <Verbatim key={index}>{part}</Verbatim>))
  return createElement('span', { key: words }, ...content)
}
