import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const cover = style({ width: '100%', aspectRatio: '2', objectFit: 'cover', borderRadius: vars.radius.card })
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.md })
export const icon = style({ flex: 'none', width: 64, height: 64, borderRadius: 16 })
export const stand = style([
  icon,
  { display: 'grid', placeItems: 'center', backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
])
export const way = style({ marginBottom: vars.space.xs, fontSize: vars.text.sm, fontWeight: 600 })
export const steps = style({ display: 'grid', gap: 4, paddingInlineStart: vars.space.xl, listStyle: 'decimal', fontSize: vars.text.sm })
