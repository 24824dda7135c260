import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})
export const bell = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', width: 44, height: 44, color: 'inherit' })
export const dot = style({
  position: 'absolute',
  insetBlockStart: 9,
  insetInlineEnd: 8,
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: vars.color.danger,
  boxShadow: `0 0 0 2px ${vars.color.chrome}`,
})
export const info = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.md })
export const texts = style({ display: 'grid', gap: 2, minWidth: 0 })
export const name = style({ fontFamily: vars.font.display, fontSize: vars.text.lg, overflowWrap: 'anywhere', lineHeight: 1.2 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm, fontSize: vars.text.sm })
export const guest = style({ display: 'grid', gap: vars.space.sm })
export const guestTitle = style({ fontFamily: vars.font.display, fontSize: vars.text.lg })
export const guestText = style({ fontSize: vars.text.sm })
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))', gap: vars.space.sm })
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const groupTitle = style({ fontSize: vars.text.sm, fontWeight: 600, color: vars.color.muted, paddingInline: vars.space.xs })
export const namePlace = style({ width: 'min(12ch, 100%)' })
