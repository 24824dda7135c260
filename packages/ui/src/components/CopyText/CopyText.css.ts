import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: 0,
  marginInlineEnd: `calc(${vars.space.md} * -1)`,
})
export const text = style({ userSelect: 'all', overflowWrap: 'anywhere' })
