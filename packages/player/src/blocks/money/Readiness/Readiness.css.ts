import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted, stack } from '../OrderPage/OrderPage.css.ts'

export const lines = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  color: vars.color.warningText,
  selectors: { '&[data-done=true]': { color: vars.color.positiveText } },
})
export const lineTexts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: { '[data-done=true] > &': { gridTemplateColumns: '1fr auto', alignItems: 'baseline' } },
})
