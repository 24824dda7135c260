import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: vars.color.brand,
  backgroundImage: vars.gradient.brand,
  color: vars.color.onBrand,
  fontFamily: vars.font.display,
  fontWeight: 600,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})

export const sizes = styleVariants({
  sm: { width: 36, height: 36, fontSize: 13 },
  md: { width: 48, height: 48, fontSize: 17 },
  lg: { width: 72, height: 72, fontSize: 28 },
})
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
