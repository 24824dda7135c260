import type { Brand, ColorTokens } from './Tokens.ts'
import { lightnessOf, lowestContrast, mix, nearestPassing, readColor, shade } from './contrast.ts'

/** Lightness of each neutral role, 0–1, in OKLCH. */
const ladders = {
  dark: { page: 0.17, surface: 0.225, raised: 0.275, field: 0.2, text: 0.97, muted: 0.76, line: 0.32, control: 0.58, chrome: 0.19 },
  light: { page: 0.968, surface: 0.998, raised: 1, field: 0.985, text: 0.23, muted: 0.48, line: 0.905, control: 0.6, chrome: 0.998 },
}
const status = { positive: '#16a34a', warning: '#f59e0b', danger: '#e5383b' }

/** Black or white of a slight tint, whichever reads better. */
function inkOn(ground: string): string {
  const dark = shade(ground, 0.16, 0.35)
  return lowestContrast('#ffffff', [ground]) >= 4.5 && lightnessOf(ground) < 0.66 ? '#ffffff' : dark
}

/** Derives every colour role from the brand's few. A derived colour is moved until it passes; a stated one is left for the check. */
export function makeColors({ brand, accent, scheme, neutral = brand, tint = 0.5, color: stated = {} }: Brand): ColorTokens {
  readColor(brand, 'brand')
  readColor(accent, 'accent')
  const ladder = ladders[scheme]
  const chroma = Math.min(readColor(neutral, 'neutral').c, 0.12)
  const tinted = (role: keyof typeof ladder, share: number) =>
    shade(neutral, ladder[role], (chroma / Math.max(readColor(neutral, 'neutral').c, 0.001)) * share * tint)
  const edge = scheme === 'dark' ? 0.42 : 0.12
  const ground = {
    page: stated.page ?? tinted('page', edge),
    surface: stated.surface ?? tinted('surface', edge),
    raised: stated.raised ?? tinted('raised', edge),
    field: stated.field ?? tinted('field', edge),
  }
  const grounds = Object.values(ground)
  const chrome = stated.chrome ?? tinted('chrome', edge)
  const legible = (value: string, on: string[], ratio = 4.5) => nearestPassing(value, on, ratio) ?? value
  const own = {
    brand: stated.brand ?? brand,
    accent: stated.accent ?? accent,
    ...status,
    ...pick(stated, ['positive', 'warning', 'danger']),
  }
  const brandSoft = stated.brandSoft ?? mix(own.brand, ground.surface, scheme === 'dark' ? 0.22 : 0.12)
  const derived: ColorTokens = {
    ...ground,
    text: tinted('text', 0.2),
    muted: legible(tinted('muted', 0.3), grounds),
    line: tinted('line', edge),
    control: legible(tinted('control', 0.4), [ground.page, ground.surface, ground.field], 3),
    focus: legible(own.brand, [ground.page, ground.surface, ground.raised, chrome], 3),
    scrim: scheme === 'dark' ? 'rgb(0 0 0 / 0.66)' : 'rgb(15 12 20 / 0.5)',
    chrome,
    onChrome: legible(scheme === 'dark' ? '#ffffff' : tinted('text', 0.2), [chrome]),
    onChromeMuted: legible(tinted('muted', 0.3), [chrome]),
    chromeActive: legible(own.brand, [chrome]),
    brand: own.brand,
    onBrand: inkOn(own.brand),
    brandText: legible(own.brand, grounds),
    brandSoft,
    onBrandSoft: legible(own.brand, [brandSoft]),
    accent: own.accent,
    onAccent: inkOn(own.accent),
    accentText: legible(own.accent, grounds),
    positive: own.positive,
    onPositive: inkOn(own.positive),
    positiveText: legible(own.positive, grounds),
    warning: own.warning,
    onWarning: inkOn(own.warning),
    warningText: legible(own.warning, grounds),
    danger: own.danger,
    onDanger: inkOn(own.danger),
    dangerText: legible(own.danger, grounds),
  }
  return { ...derived, ...stated }
}

function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Partial<Pick<T, K>>
}
