import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const picks = style({ display: 'flex', flexWrap: 'wrap', gap: 4, minWidth: 0 })
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  selectors: { '& + &': { paddingInlineStart: 4, borderInlineStart: `1px solid ${vars.color.line}` } },
})
export const pick = style({
  minWidth: '2em',
  padding: '1px 6px',
  borderRadius: '0.8em',
  backgroundColor: vars.color.raised,
  // On a surface of the same colour, too.
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  textAlign: 'center',
  selectors: { '&[data-hit]': { backgroundColor: vars.color.positive, color: vars.color.onPositive, boxShadow: 'none', fontWeight: 600 } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-hit]': { border: '2px solid Highlight' } } } },
})
