import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const picture = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    flex: 'none',
    minWidth: 144,
    height: 44,
    marginInlineEnd: vars.space.sm,
    color: vars.color.muted,
  },
])
// Codes are dark digits on white in every theme: inverting them would change the gateway's picture.
export const image = style({ width: 132, height: 44, objectFit: 'cover', borderRadius: `calc(${vars.radius.control} / 2)` })
export const code = style({ letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' })
