import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const line = style({ display: 'grid', flex: '1 1 180px', gap: 4, minWidth: 0 })
export const play = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const picks = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  selectors: { '& + &': { paddingInlineStart: 4, borderInlineStart: `1px solid ${vars.color.line}` } },
})
export const pick = style({
  minWidth: '2em',
  padding: '1px 6px',
  borderRadius: 12,
  backgroundColor: vars.color.raised,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const hit = style({
  backgroundColor: vars.color.positive,
  color: vars.color.onPositive,
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
})
