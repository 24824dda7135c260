import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const place = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.toast,
  maxWidth: 440,
  marginInline: 'auto',
})
export const notice = style({ boxShadow: vars.elevation.overlay })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 })
