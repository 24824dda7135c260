import { vars } from './contract.css.ts'

/** The least share of `color.shade` under words that stand on a picture: enough for `onShade` to read on a white one. */
export const SHADE = 0.6

/** The shade over a picture; for words, no thinner than `SHADE`. */
export const shaded = (share: number) => `color-mix(in srgb, ${vars.color.shade} ${share * 100}%, transparent)`
