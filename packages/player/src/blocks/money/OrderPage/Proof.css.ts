import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { amount, heading, hero, muted, page, tight, ways } from './OrderPage.css.ts'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
export const hash = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere', userSelect: 'all' })

// The sheet has a title of its own.
globalStyle(`body:has(${sheet}) header`, { '@media': { print: { display: 'none !important' } } })
