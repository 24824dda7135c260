import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm, textAlign: 'start', lineHeight: 1.7 })
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
/** What needs 3:1 is an edge, not a letter. */
export const edge = style({ width: 20, height: 20, border: '2px solid', borderRadius: 6 })
export const figure = style({ whiteSpace: 'nowrap' })
export const list = style({ display: 'grid', gap: vars.space.md })
export const shapes = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: vars.space.lg })
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 84,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.sm,
  textAlign: 'center',
})
export const bar = style({ height: 24, backgroundColor: vars.color.brand })
