import { vars } from './contract.css.ts'

/** The least share of `color.shade` under text on a picture: enough for `onShade` to be legible on a white one. */
export const SHADE = 0.6

/** The shade over a picture; below text, at least as dense as `SHADE`. */
export const shaded = (share: number) => `color-mix(in srgb, ${vars.color.shade} ${share * 100}%, transparent)`

/** The share of `color.surface` over a disabled picture: `text` is legible on it whatever the picture. */
export const VEIL = 0.82

/** Fades a picture into the brand's surface. */
export const veiled = `color-mix(in srgb, ${vars.color.surface} ${VEIL * 100}%, transparent)`
