import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast, type Oklch } from 'culori'

const toOklch = converter('oklch')

/** A CSS gradient where a colour is expected. */
export const isGradient = (value: string) => value.includes('gradient(')

/** Reads any opaque CSS colour, or throws the role that has an invalid one. */
export function readColor(value: string, role: string): Oklch {
  if (isGradient(value)) throw new Error(`makeTokens: ${role} is a gradient, and must be one colour; gradients belong in gradient: { … }`)
  const color = toOklch(parse(value))
  if (!color || (color.alpha ?? 1) < 1) throw new Error(`makeTokens: ${role} "${value}" is not an opaque CSS colour`)
  return color
}

/** The colour in OKLCH, with another lightness (0–1) and a share of its chroma, inside sRGB, as hex. */
export function shade(value: string, lightness: number, chroma = 1, hueShift = 0): string {
  const base = readColor(value, 'shade')
  const color = { ...base, l: Math.min(1, Math.max(0, lightness)), c: base.c * chroma, h: (base.h ?? 0) + hueShift }
  return formatHex(clampChroma(color, 'oklch'))
}

/** Perceived lightness of a colour, 0–1. */
export const lightnessOf = (value: string) => readColor(value, 'lightnessOf').l

/** `share` of one colour over another, mixed as CSS `color-mix(in srgb, …)` does. */
export const mix = (over: string, under: string, share: number) => formatHex(interpolate([under, over], 'rgb')(share))

/** Lowest WCAG ratio of a colour against any of its backgrounds. */
export const lowestContrast = (color: string, grounds: string[]) => Math.min(...grounds.map((ground) => wcagContrast(color, ground)))

/** The nearest lightness of the same hue that reaches `ratio` on every background, or undefined if none does. */
export function nearestPassing(color: string, grounds: string[], ratio: number): string | undefined {
  const { l } = readColor(color, 'nearestPassing')
  for (let step = 0; step <= 200; step++) {
    for (const lightness of [l + step / 200, l - step / 200]) {
      if (lightness < -0.005 || lightness > 1.005) continue
      const candidate = step === 0 ? formatHex(readColor(color, 'nearestPassing')) : shade(color, lightness)
      if (lowestContrast(candidate, grounds) >= ratio) return candidate
    }
  }
  return undefined
}
