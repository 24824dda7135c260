import { formatHex, parse } from 'culori'
import { mix } from './contrast.ts'

const colors = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)|\b[a-z]+\b/gi

/**
 * The colours that a CSS gradient shows over an opaque background: its stops and three steps between neighbours. `none` shows the
 * background.
 */
export function gradientStops(gradient: string, ground: string): string[] {
  const stops = (gradient.match(colors) ?? []).flatMap((text) => {
    const color = parse(text)
    return color ? [mix(formatHex(color), ground, color.alpha ?? 1)] : []
  })
  if (stops.length === 0) return [ground]
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    return next ? [stop, ...[0.25, 0.5, 0.75].map((share) => mix(next, stop, share))] : [stop]
  })
}
