import { fallbackVar, globalLayer, globalStyle } from '@vanilla-extract/css'
import { bars, headerHeight } from './bars.ts'
import { vars } from './contract.css.ts'
import { shortScreen } from './shortScreen.ts'

// A layer loses to every unlayered style, so load order never matters to a component.
const base = globalLayer('base')
const fromBottom = (height: number) => `calc(${height}px + env(safe-area-inset-bottom))`
type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]
const global = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [base]: rule } })

global('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, WebkitTapHighlightColor: 'transparent' })
global('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // The browser's own controls, such as the calendar of a date, follow the brand's colour scheme and not the device's.
  colorScheme: fallbackVar(vars.page.scheme, 'light dark'),
  overscrollBehaviorY: 'none',
  // A weight that a brand's font lacks is not drawn thicker by the browser.
  fontSynthesisWeight: 'none',
  // What the keyboard reaches scrolls clear of the bars (WCAG 2.4.11): the header with what sticks below it, and the tab bar with a
  // button above it. The same on every page: `:root:has(…)` would restyle everything at each change.
  scrollPaddingBlock: `calc(${bars.sticky}px + ${headerHeight}) ${fromBottom(Math.max(...Object.values(bars.tabs)) + bars.submit)}`,
  // Bars with a button stay in the page there.
  '@media': { [shortScreen]: { scrollPaddingBottom: fromBottom(Math.max(...Object.values(bars.shortTabs)) + 12) } },
})
global('body', {
  minHeight: '100dvh',
  background: vars.color.page,
  backgroundImage: vars.gradient.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: 1.4,
  // Digits of one width and height, wherever they are.
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'break-word',
})
global('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1.15,
  textWrap: 'balance',
})
global('b, strong', { fontWeight: 600 })
global('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
global('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' })
global('a', { color: vars.color.brandText, textUnderlineOffset: '0.2em' })
global('ul, ol', { padding: 0, listStyle: 'none' })
global('img, svg, video', { display: 'block', maxWidth: '100%' })
global(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
global('[hidden]', { display: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

// Stronger than a brand's class, which sets the same variables on the same element.
globalStyle(':root:root:root', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [vars.color.line]: vars.color.control,
        [vars.color.control]: vars.color.text,
        [vars.color.muted]: vars.color.text,
        [vars.color.onChromeMuted]: vars.color.onChrome,
        [vars.gradient.page]: 'none',
        [vars.gradient.surface]: 'none',
      },
    },
  },
})
