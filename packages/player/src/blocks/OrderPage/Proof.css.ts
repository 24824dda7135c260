import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import * as order from './OrderPage.css.ts'

export { amount, heading, hero, muted, page, tight } from './OrderPage.css.ts'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
export const hash = style({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' })
export const ways = style([order.ways, { '@media': { print: { display: 'none' } } }])

// Prints only the proof, black on white, without the page's layout.
globalStyle(`body:has(${sheet}) :is(header, nav)`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`:root:has(${sheet}), :root *:has(${sheet})`, { '@media': { print: { background: '#fff !important' } } })
globalStyle(`${sheet}, ${sheet} *`, {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important', borderColor: '#999 !important' },
  },
})
