import type { ColorTokens, Tokens } from './Tokens.ts'
import { mix } from './contrast.ts'
import { gradientStops } from './gradientStops.ts'
import { SHADE } from './shade.ts'

type Role = keyof ColorTokens
type GradientRole = keyof Tokens['gradient']
export type ContrastPair = { color: Role; on: Role[]; ratio: number }

const grounds: Role[] = ['page', 'surface', 'raised', 'field']
const pair = (color: Role, on: Role[], ratio = 4.5): ContrastPair => ({ color, on, ratio })

/** Every pair of colours that the components use: 4.5:1 for text, 3:1 for the edges of controls and focus rings (WCAG 2.2 AA). */
export const contrastPairs: ContrastPair[] = [
  ...(['text', 'muted', 'brandText', 'accentText', 'positiveText', 'warningText', 'dangerText'] as const).map((color) =>
    pair(color, grounds),
  ),
  pair('onBrand', ['brand']),
  pair('onBrandSoft', ['brandSoft']),
  pair('onAccent', ['accent']),
  pair('onPositive', ['positive']),
  pair('onWarning', ['warning']),
  pair('onDanger', ['danger']),
  pair('onShade', ['shade']),
  pair('onChrome', ['chrome']),
  pair('onChromeMuted', ['chrome']),
  pair('chromeActive', ['chrome']),
  pair('control', ['page', 'surface', 'field'], 3),
  pair('focus', ['page', 'surface', 'raised', 'chrome'], 3),
]

/** A background as it is rendered: its colour, or every colour of the gradient that covers it. */
export function groundColors(role: Role, color: Pick<ColorTokens, Role>, gradient: Partial<Tokens['gradient']> = {}): string[] {
  // A shade lies over pictures, and a picture may be white.
  if (role === 'shade') return [mix(color.shade, '#ffffff', SHADE)]
  const over = role in gradients ? gradient[role as GradientRole] : undefined
  return over ? [color[role], ...gradientStops(over, color[role])] : [color[role]]
}

const gradients: Record<GradientRole, true> = { brand: true, accent: true, surface: true, page: true, chrome: true }
