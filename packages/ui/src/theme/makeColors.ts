import type { Brand, ColorTokens } from './Tokens.ts'
import { isGradient, lowestContrast, mix, nearestPassing, readColor, shade } from './contrast.ts'
import { gradientStops } from './gradientStops.ts'

/** Lightness of each neutral role, 0–1, in OKLCH. */
const ladders = {
  dark: { page: 0.17, surface: 0.225, raised: 0.275, field: 0.2, text: 0.97, muted: 0.76, line: 0.32, control: 0.58, chrome: 0.19 },
  light: { page: 0.968, surface: 0.998, raised: 1, field: 0.985, text: 0.23, muted: 0.48, line: 0.905, control: 0.6, chrome: 0.998 },
}
const status = {
  dark: { positive: '#2fd07a', warning: '#ffb020', danger: '#dc2b43' },
  light: { positive: '#0c7d44', warning: '#f5a524', danger: '#d0263b' },
}

/** White, or black in the background's hue: white if both are legible, as people expect it on strong colours. */
function inkOn(ground: string, all: string[]): string {
  if (lowestContrast('#ffffff', all) >= 4.5) return '#ffffff'
  const dark = shade(ground, 0.17, 0.4)
  return nearestPassing(dark, all, 4.5) ?? dark
}

/** Derives every colour role from the brand's few. A derived colour is adjusted until it passes; a brand's own colour is only checked. */
export function makeColors({ brand, accent, scheme, neutral = brand, tint = 0.5, color: stated = {}, gradient = {} }: Brand): ColorTokens {
  readColor(brand, 'brand')
  readColor(accent, 'accent')
  for (const [role, value] of Object.entries(withoutUndefined(stated))) if (isGradient(value)) readColor(value, `color.${role}`)
  const ladder = ladders[scheme]
  const base = readColor(neutral, 'neutral').c
  // Neutrals have the brand's hue and at most a little of its chroma.
  const chroma = (share: number) => (Math.min(base, 0.12) / Math.max(base, 0.001)) * share * tint
  const neutralAt = (role: keyof typeof ladder, share: number) => shade(neutral, ladder[role], chroma(share))
  const edge = scheme === 'dark' ? 0.42 : 0.12
  const ground = {
    page: stated.page ?? neutralAt('page', edge),
    surface: stated.surface ?? neutralAt('surface', edge),
    raised: stated.raised ?? neutralAt('raised', edge),
    field: stated.field ?? neutralAt('field', edge),
  }
  const colorsOf = (color: string, over = 'none') => [color, ...gradientStops(over, color)]
  const page = colorsOf(ground.page, gradient.page)
  const surface = colorsOf(ground.surface, gradient.surface)
  const grounds = [...page, ...surface, ground.raised, ground.field]
  const chrome = stated.chrome ?? neutralAt('chrome', edge)
  const chromes = colorsOf(chrome, gradient.chrome)
  const legible = (value: string, on: string[], ratio = 4.5) => nearestPassing(value, on, ratio) ?? value
  const solid = { brand, accent, ...status[scheme], ...withoutUndefined(stated) }
  const brandSoft = stated.brandSoft ?? mix(solid.brand, ground.surface, scheme === 'dark' ? 0.22 : 0.12)
  return {
    ...ground,
    text: neutralAt('text', 0.2),
    muted: legible(neutralAt('muted', 0.3), grounds),
    line: neutralAt('line', edge),
    control: legible(neutralAt('control', 0.4), [...page, ...surface, ground.field], 3),
    focus: legible(solid.brand, [...page, ...surface, ground.raised, ...chromes], 3),
    scrim: scheme === 'dark' ? 'rgb(0 0 0 / 0.66)' : 'rgb(15 12 20 / 0.5)',
    gleam: 'rgb(255 255 255 / 0.35)',
    shade: '#000000',
    onShade: '#ffffff',
    chrome,
    onChrome: legible(neutralAt('text', 0.2), chromes),
    onChromeMuted: legible(neutralAt('muted', 0.3), chromes),
    chromeActive: legible(solid.brand, chromes),
    brand: solid.brand,
    onBrand: inkOn(solid.brand, colorsOf(solid.brand, gradient.brand)),
    brandText: legible(solid.brand, grounds),
    brandSoft,
    onBrandSoft: legible(solid.brand, [brandSoft]),
    accent: solid.accent,
    onAccent: inkOn(solid.accent, colorsOf(solid.accent, gradient.accent)),
    accentText: legible(solid.accent, grounds),
    positive: solid.positive,
    onPositive: inkOn(solid.positive, [solid.positive]),
    positiveText: legible(solid.positive, grounds),
    warning: solid.warning,
    onWarning: inkOn(solid.warning, [solid.warning]),
    warningText: legible(solid.warning, grounds),
    danger: solid.danger,
    onDanger: inkOn(solid.danger, [solid.danger]),
    dangerText: legible(solid.danger, grounds),
    ...withoutUndefined(stated),
  }
}

/** An explicit `undefined` must not overwrite a derived colour. */
function withoutUndefined<T extends object>(from: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> }
}
