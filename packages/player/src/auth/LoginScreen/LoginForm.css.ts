import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const form = style({ display: 'grid', gap: vars.space.md })

/** Directly below the password field. */
export const forgotten = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  minHeight: 44,
  marginBlock: `calc(${vars.space.md} * -1)`,
  fontSize: vars.text.sm,
  fontWeight: 600,
})

export const recover = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 })

export const withoutCaptcha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
