/** Writes the values of a promotion's terms in one language. */
export interface Spell {
  language: 'pt' | 'en'
  money(cents: number): string
  number(value: number, decimals?: number): string
  list(items: readonly string[]): string
}
