import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

import * as list from '../../blocks/record/RecordList/RecordList.css.ts'

export { page } from '../../blocks/record/RecordList/RecordList.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg, paddingInline: vars.space.lg })
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const heading = style({ fontSize: vars.text.md, fontWeight: 600 })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const net = style({
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xxl,
  lineHeight: 1.15,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const flat = style({ paddingInline: 0 })
export const start = style([flat, { justifySelf: 'start' }])
// The card is the link: no line under its name.
export const open = style([list.open, { textDecoration: 'none' }])
export const card = style({ position: 'relative' })
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
})
export const rowsHeading = style({ paddingInline: vars.space.lg, fontSize: vars.text.md, fontWeight: 600, overflowWrap: 'anywhere' })
