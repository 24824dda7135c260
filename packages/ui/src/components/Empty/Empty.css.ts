import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.sm,
  maxWidth: 420,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.lg}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const halo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 104,
  height: 104,
  marginBottom: vars.space.sm,
  borderRadius: '50%',
  color: vars.color.onBrandSoft,
  backgroundImage: `radial-gradient(circle, ${vars.color.brandSoft} 0 42%, color-mix(in srgb, ${vars.color.brandSoft} 55%, transparent) 43% 57%, color-mix(in srgb, ${vars.color.brandSoft} 25%, transparent) 58% 70%, transparent 71%)`,
})
/** The same style with and without a heading element. */
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.font.displayWeight as 'bold',
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1.2,
  textWrap: 'balance',
})
export const text = style({ color: vars.color.muted, fontSize: vars.text.sm, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm, marginTop: vars.space.md })
export const code = style({
  marginTop: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
