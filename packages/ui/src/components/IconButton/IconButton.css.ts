import { style, styleVariants } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const iconButton = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    borderRadius: vars.radius.control,
    color: 'inherit',
    selectors: { '&:disabled': { opacity: 0.4, cursor: 'not-allowed' } },
  },
])

export const tones = styleVariants({
  plain: {},
  soft: { backgroundColor: vars.color.raised, color: vars.color.text },
  brand: { backgroundColor: vars.color.brand, backgroundImage: vars.gradient.brand, color: vars.color.onBrand },
})
