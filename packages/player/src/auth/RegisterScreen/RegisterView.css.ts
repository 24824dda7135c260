import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const banner = style({
  margin: `${vars.space.md} 0 ${vars.space.lg}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  // On a phone the form comes first.
  '@media': { '(max-width: 899px)': { display: 'none' } },
})

export const ways = style({ marginTop: vars.space.lg })

export const foot = style({ marginTop: vars.space.xl, textAlign: 'center', color: vars.color.muted })

export const login = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineStart: vars.space.xs,
  fontWeight: 600,
})
