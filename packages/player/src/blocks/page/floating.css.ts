import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** Above the tab bar, over the page and below dialogs: content there does not block the page. */
export const floatingPlace = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.toast,
  maxWidth: 440,
  marginInline: 'auto',
})
export const floating = style([floatingPlace, { boxShadow: vars.elevation.overlay }])

/** Below the text of such a notice. */
export const buttonsBelow = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, marginTop: vars.space.sm })
/** Beside it. */
export const buttonsBeside = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
