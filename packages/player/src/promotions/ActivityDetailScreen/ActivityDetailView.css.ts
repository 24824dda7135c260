import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg, paddingBottom: vars.space.xl })
export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2.2',
  objectFit: 'cover',
  backgroundColor: vars.color.raised,
})
export const head = style({ display: 'grid', gap: vars.space.xs, paddingInline: vars.space.lg })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.xl, lineHeight: 1.2, textWrap: 'balance' })
export const dates = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, marginInline: vars.space.lg })
export const partTitle = style({ fontSize: vars.text.md })
export const facts = style({ display: 'grid', gap: 4, margin: 0, fontSize: vars.text.sm })
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.sm })
export const label = style({ color: vars.color.muted })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
export const place = style({ minHeight: 240, display: 'grid', alignContent: 'start' })
