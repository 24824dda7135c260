import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.toast,
  maxWidth: 440,
  marginInline: 'auto',
  boxShadow: vars.elevation.overlay,
})
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
