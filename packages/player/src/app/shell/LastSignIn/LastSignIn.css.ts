import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  // Below an announcement that opens in the meantime.
  zIndex: vars.layer.bar,
  maxWidth: 440,
  marginInline: 'auto',
  boxShadow: vars.elevation.overlay,
})

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 })
