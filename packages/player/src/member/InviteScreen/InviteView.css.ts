import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xxl}`,
})
export const lead = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm, textAlign: 'center', paddingBlock: vars.space.xl })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
})
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.lg })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 })
