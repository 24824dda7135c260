import type { vars } from './contract.css.ts'

type Filled<T> = { [K in keyof T]: string }

/** A complete theme: the argument of `createTheme(vars, …)`. */
export type Tokens = { [K in keyof typeof vars]: Filled<(typeof vars)[K]> }
export type ColorTokens = Tokens['color']

/** Any part of a theme that a brand sets itself; colours are checked like the derived ones. */
export type TokenOverrides = { [K in keyof Tokens]?: Partial<Tokens[K]> }

/** What a brand sets; the rest is derived. */
export type Brand = TokenOverrides & {
  /** Main colour: buttons, active tab, links. */
  brand: string
  /** Second colour: jackpots, hot badges, the raised tab. */
  accent: string
  scheme: 'light' | 'dark'
  /** Tint of pages and surfaces; default: the brand's own hue. */
  neutral?: string
  /** 0 = grey, 1 = strongly tinted neutrals. Default 0.5. */
  tint?: number
}
