import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: 48,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const choices = style([list, { maxHeight: 'min(50vh, 360px)', overflowY: 'auto', overscrollBehavior: 'contain' }])
