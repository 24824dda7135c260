import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ padding: vars.space.lg, maxWidth: 480, marginInline: 'auto' })

export const body = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: 'center',
  '@media': { '(max-width: 359px)': { padding: vars.space.lg } },
})

export const art = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  width: 88,
  height: 88,
  borderRadius: '50%',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})

export const title = style({ fontSize: vars.text.xl, fontFamily: vars.font.display })

export const text = style({ color: vars.color.muted })

export const label = style({ marginTop: vars.space.sm, color: vars.color.muted, fontSize: vars.text.sm })

export const user = style({
  marginTop: `calc(-1 * ${vars.space.sm})`,
  padding: vars.space.md,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const note = style({ color: vars.color.muted, fontSize: vars.text.sm })
