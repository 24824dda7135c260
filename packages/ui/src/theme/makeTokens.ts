import type { Brand, Tokens } from './Tokens.ts'
import { vars } from './contract.css.ts'
import { lightnessOf, lowestContrast, nearestPassing, shade } from './contrast.ts'
import { makeColors } from './makeColors.ts'
import { contrastPairs, groundColors } from './pairs.ts'

/** Every pair of a theme that fails WCAG AA, gradients included, with the nearest colour that would pass. Empty = fine. */
export function contrastProblems({ color, gradient }: Pick<Tokens, 'color' | 'gradient'>): string[] {
  return contrastPairs.flatMap((pair) => {
    const grounds = pair.on.flatMap((role) => groundColors(role, color, gradient))
    const contrast = lowestContrast(color[pair.color], grounds)
    if (contrast >= pair.ratio) return []
    const passing = nearestPassing(color[pair.color], grounds, pair.ratio)
    const names = pair.on
      .map((role) => (new Set(groundColors(role, color, gradient)).size > 1 ? `${role} (its gradient)` : role))
      .join(', ')
    const advice = passing ? `use ${passing}` : `no shade of it passes: change ${names}`
    return [`${pair.color} ${color[pair.color]} on ${names} is ${contrast.toFixed(2)}:1, needs ${pair.ratio}:1; ${advice}`]
  })
}

/**
 * Fills a theme from a brand's few colours, in OKLCH: `createTheme(vars, makeTokens({ brand, accent, scheme: 'dark' }))`.
 * Throws when any text pair is under 4.5:1 or any control under 3:1, naming the nearest colour that passes. For build time only.
 */
export function makeTokens(brand: Brand): Tokens {
  const color = makeColors(brand)
  const gradient = { brand: 'none', accent: 'none', surface: 'none', page: 'none', chrome: 'none', ...brand.gradient }
  const problems = contrastProblems({ color, gradient })
  if (problems.length > 0) throw new Error(`makeTokens: contrast under WCAG AA\n- ${problems.join('\n- ')}`)
  const dark = brand.scheme === 'dark'
  const lift = (value: string, by: number) => shade(value, lightnessOf(value) + by)
  const shadow = dark ? '0 0 0' : '38 22 60'
  return {
    color,
    gradient,
    font: {
      body: systemFont,
      display: systemFont,
      displayWeight: '700',
      displayTracking: '-0.01em',
      displayCase: 'none',
      displayCased: vars.font.display,
      action: 'inherit',
      actionSize: vars.text.lg,
      numeric: brand.font?.body ?? systemFont,
      iconStroke: '1.75',
      ...brand.font,
    },
    // Labels of the tab bar, captions, text, titles of rows, of sections, of pages and amounts, and the one amount of a page.
    text: {
      tab: '0.6875rem',
      sm: '0.8125rem',
      md: '0.9375rem',
      lg: '1.0625rem',
      xl: '1.25rem',
      xxl: '1.75rem',
      hero: '2.5rem',
      ...brand.text,
    },
    space: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', ...brand.space },
    radius: { small: '6px', control: '12px', card: '16px', tile: '14px', sheet: '20px', ...brand.radius },
    elevation: {
      card: dark ? `inset 0 1px 0 ${lift(color.surface, 0.045)}` : `0 1px 2px rgb(${shadow} / 0.06), 0 2px 8px rgb(${shadow} / 0.05)`,
      raised: dark ? '0 6px 18px rgb(0 0 0 / 0.45)' : `0 6px 20px rgb(${shadow} / 0.12)`,
      overlay: dark ? '0 16px 48px rgb(0 0 0 / 0.6)' : `0 16px 48px rgb(${shadow} / 0.22)`,
      button: dark
        ? 'inset 0 1px 0 rgb(255 255 255 / 0.3), 0 3px 10px rgb(0 0 0 / 0.4)'
        : `inset 0 1px 0 rgb(255 255 255 / 0.22), 0 3px 8px rgb(${shadow} / 0.2)`,
      press: 'scale(0.97)',
      ...brand.elevation,
    },
    motion: { fast: '90ms', normal: '180ms', slow: '300ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)', ...brand.motion },
    layer: { sticky: '10', bar: '20', overlay: '40', toast: '60', ...brand.layer },
    page: { scheme: brand.scheme },
  }
}

const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
