import { globalFontFace } from '@vanilla-extract/css'

/** Metrics of a local font that shows until the brand's has loaded, so that nothing moves then. See `docs/adding-a-component.md`. */
export type FontFallback = { local?: string; sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride?: string }

export type BrandFont = {
  family: string
  /** Address of a woff2 subset, at most 35 kB: `import url from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'`. */
  url: string
  /** Range of a variable font, or one weight. */
  weight?: string
  /** Address of the font whose figures it takes, in its own weight: those of its own are old-style or look like letters. */
  figures?: string
  fallback: FontFallback
}

/** Declares a brand's font with its measured fallback and returns the stack for `font: { body: … }`. Only inside `.css.ts`. */
export function fontFace({ family, figures, fallback, ...file }: BrandFont): string {
  const numbers = `${family} Figures`
  if (figures) declare(numbers, { ...file, url: figures }, digits)
  declare(family, file, figures ? withoutDigits : latin)
  const stack = withFallback(family, 'Fallback', fallback)
  return figures ? `'${numbers}', ${stack}` : stack
}

const declare = (name: string, { url, weight = '400 800' }: Pick<BrandFont, 'url' | 'weight'>, unicodeRange: string) =>
  globalFontFace(name, { src: `url('${url}') format('woff2')`, fontWeight: weight, fontDisplay: 'swap', unicodeRange })

/** The stack of a font that `fontFace` has declared, with a fallback measured on other text: capitals are narrower beside Arial's than small letters. */
export function withFallback(family: string, name: string, fallback: FontFallback): string {
  globalFontFace(`${family} ${name}`, {
    src: fallback.local ? `local('${fallback.local}')` : arialLike,
    sizeAdjust: fallback.sizeAdjust,
    ascentOverride: fallback.ascentOverride,
    descentOverride: fallback.descentOverride,
    lineGapOverride: fallback.lineGapOverride ?? '0%',
  })
  return `'${family}', '${family} ${name}', system-ui, sans-serif`
}

// The same metrics under the names that iOS, Linux and Android use; a name that is not installed is skipped.
const arialLike = "local('Arial'), local('Liberation Sans'), local('Roboto')"

const digits = 'U+0030-0039'
const others = 'U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF'
const latin = `U+0000-00FF, ${others}`
const withoutDigits = `U+0000-002F, U+003A-00FF, ${others}`
