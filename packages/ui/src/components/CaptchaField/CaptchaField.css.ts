import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const picture = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    // Reserved while the picture loads.
    minHeight: 80,
    color: vars.color.muted,
  },
])
// Codes are dark digits on white in every theme: inverting them would change the gateway's picture.
export const image = style({
  // Also a gateway's small picture is shown at this size.
  width: 240,
  maxWidth: 'calc(100% - 28px)',
  height: 80,
  objectFit: 'contain',
  borderRadius: `calc(${vars.radius.control} / 2)`,
})
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const code = style({ letterSpacing: '0.2em' })
