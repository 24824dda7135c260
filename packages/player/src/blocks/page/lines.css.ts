import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// Shared styles of lists of announcements, messages and tickets.

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})
export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, minHeight: 76, paddingInline: vars.space.lg })
export const placeIcon = style({ flex: 'none', width: 40, height: 40 })
export const placeText = style({ flex: 1 })
