import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const banner = style({
  marginTop: vars.space.xl,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

export const ways = style({ marginTop: vars.space.lg })

export const foot = style({ marginTop: vars.space.xl, textAlign: 'center', color: vars.color.muted })

export const login = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  marginInlineStart: vars.space.xs,
  fontWeight: 600,
})
