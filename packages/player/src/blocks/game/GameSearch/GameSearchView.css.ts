import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minHeight: '100%' })

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: 56,
  padding: `calc(${vars.space.xs} + env(safe-area-inset-top)) ${vars.space.lg} ${vars.space.xs} ${vars.space.xs}`,
  backgroundColor: vars.color.chrome,
  backgroundImage: vars.gradient.chrome,
  color: vars.color.onChrome,
})
// Placed on the header's background, but colored like a field of the page.
export const field = style({ flex: 1, minWidth: 0, color: vars.color.text })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, padding: vars.space.lg })
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const heading = style({ fontSize: vars.text.md, fontWeight: 600 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
export const count = style({ padding: `${vars.space.md} ${vars.space.lg} 0`, color: vars.color.muted, fontSize: vars.text.sm })
export const unseen = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
