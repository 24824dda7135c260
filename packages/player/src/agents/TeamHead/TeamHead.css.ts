import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.lg} 0`,
})
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs })
export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minHeight: 44, fontWeight: 600 })
export const arrow = style({ color: vars.color.muted })
export const link = style({ display: 'inline-grid', alignItems: 'center', minHeight: 44, color: 'inherit' })
/** Takes no row of its own. */
export const ownTitle = style({ position: 'absolute' })
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.lg, lineHeight: 1.2, overflowWrap: 'anywhere' })
