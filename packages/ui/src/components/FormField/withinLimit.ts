/**
 * What an input may contain: its text as it is while the cleaned text has at most `limit` characters. Longer text is cleaned, and of what was
 * inserted only the part that fits stays, as with `maxLength`, which would cut a pasted text before blanks and signs are removed.
 */
export function withinLimit({ value, selectionStart }: HTMLInputElement, limit: number, clean: (text: string) => string): string {
  if (Array.from(clean(value)).length <= limit) return value
  const caret = selectionStart ?? value.length
  const after = Array.from(clean(value.slice(caret)))
  const before = Array.from(clean(value.slice(0, caret)))
  return [...before.slice(0, Math.max(0, limit - after.length)), ...after].slice(0, limit).join('')
}
