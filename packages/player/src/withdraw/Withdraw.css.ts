import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { balance, form, heading, muted, page, stack, text, tight, ways } from '../blocks/money/OrderPage/OrderPage.css.ts'

const parts = {
  '&[data-part=free]': { backgroundColor: vars.color.positive },
  '&[data-part=turnover]': { backgroundColor: vars.color.warning },
  '&[data-part=bonus]': { backgroundColor: vars.color.control },
}
export const bar = style({
  display: 'flex',
  gap: 2,
  height: 12,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  backgroundColor: vars.color.line,
})
export const part = style({ minWidth: 4, selectors: parts })
export const dot = style({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: vars.space.sm,
  borderRadius: '50%',
  selectors: parts,
})
export const legend = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
export const legendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
})
export const legendAmount = style({ marginInlineStart: 'auto' })
export const ready = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, color: vars.color.positiveText })
