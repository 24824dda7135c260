import { vars } from './contract.css.ts'

/** The least share of `color.shade` under words that stand on a picture: enough for `onShade` to read on a white one. */
export const SHADE = 0.6

/** The shade over a picture; for words, no thinner than `SHADE`. */
export const shaded = (share: number) => `color-mix(in srgb, ${vars.color.shade} ${share * 100}%, transparent)`

/** The share of `color.surface` over a picture that is out of use: `text` reads on it whatever the picture. */
export const VEIL = 0.82

/** Fades a picture into the brand's surface. */
export const veiled = `color-mix(in srgb, ${vars.color.surface} ${VEIL * 100}%, transparent)`
