import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minHeight: 44,
  paddingBlock: 2,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
    '&[data-long]': { display: 'block', paddingBlock: vars.space.sm },
  },
})
export const rowLabel = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const rowValue = style({
  margin: 0,
  marginInlineStart: 'auto',
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '[data-long] > &': { fontSize: vars.text.sm, textAlign: 'start' } },
})
