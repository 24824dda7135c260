import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import * as deposit from '../blocks/OrderPage/OrderPage.css.ts'

export { amount, heading, hero, muted, page, tight } from '../blocks/OrderPage/OrderPage.css.ts'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
export const hash = style({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' })
export const ways = style([deposit.ways, { '@media': { print: { display: 'none' } } }])

// On paper: the proof alone, black on white, without what stands around every page.
globalStyle(`body:has(${sheet}) :is(header, nav)`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`${sheet}, ${sheet} *`, {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important', borderColor: '#999 !important' },
  },
})
