import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const picture = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 132,
    height: 44,
    marginRight: 3,
    overflow: 'hidden',
    borderRadius: `calc(${vars.radius.control} - 3px)`,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
  },
])
// Codes are dark digits on white in every theme: inverting them would change what the gateway drew.
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const refresh = style({
  position: 'absolute',
  right: 3,
  bottom: 3,
  padding: 2,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
export const code = style({ letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' })
