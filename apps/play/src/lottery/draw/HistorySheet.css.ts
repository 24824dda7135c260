import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const history = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const draw = style({ display: 'grid', gap: 4, paddingBlock: vars.space.sm, borderBottom: `1px solid ${vars.color.line}` })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
})
export const numero = style({ color: vars.color.muted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.brandText,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const counts = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const count = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
export const number = style({ width: '2.2em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const track = style({ flex: 1, height: 10, borderRadius: 5, overflow: 'hidden', backgroundColor: vars.color.raised })
export const bar = style({ display: 'block', height: '100%', borderRadius: 5, backgroundColor: vars.color.brand })
export const times = style({
  minWidth: '5em',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
