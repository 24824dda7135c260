import type { vars } from './contract.css.ts'

type Filled<T> = { [K in keyof T]: string }

/** A complete theme: what `createTheme(vars, …)` wants. */
export type Tokens = { [K in keyof typeof vars]: Filled<(typeof vars)[K]> }
export type ColorTokens = Tokens['color']

/** Any part of a theme that a brand decides itself; colours are checked like the derived ones. */
export type TokenOverrides = { [K in keyof Tokens]?: Partial<Tokens[K]> }

/** What a brand states; the rest follows. */
export type Brand = TokenOverrides & {
  /** Main colour: buttons, active tab, links. */
  brand: string
  /** Second colour: jackpots, hot badges, the raised tab. */
  accent: string
  scheme: 'light' | 'dark'
  /** Tint of pages and surfaces; the brand's own hue when absent. */
  neutral?: string
  /** 0 = grey, 1 = strongly tinted neutrals. Default 0.5. */
  tint?: number
}
