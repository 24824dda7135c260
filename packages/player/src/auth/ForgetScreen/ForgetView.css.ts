import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gap: vars.space.lg,
  maxWidth: 480,
  marginInline: 'auto',
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})

export const form = style({ display: 'grid', gap: vars.space.lg })

export const intro = style({ color: vars.color.muted })
