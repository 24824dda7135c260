import type { ColorTokens } from './Tokens.ts'

export type ContrastPair = { color: keyof ColorTokens; on: (keyof ColorTokens)[]; ratio: number }

const grounds: ContrastPair['on'] = ['page', 'surface', 'raised', 'field']
const pair = (color: keyof ColorTokens, on: ContrastPair['on'], ratio = 4.5): ContrastPair => ({ color, on, ratio })

/** Every pair that the components draw: 4.5:1 for text, 3:1 for the edges of controls and focus rings (WCAG 2.2 AA). */
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
  pair('onChrome', ['chrome']),
  pair('onChromeMuted', ['chrome']),
  pair('chromeActive', ['chrome']),
  pair('control', ['page', 'surface', 'field'], 3),
  pair('focus', ['page', 'surface', 'raised', 'chrome'], 3),
]
