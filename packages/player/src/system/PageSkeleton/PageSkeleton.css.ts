import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gap: vars.space.lg, padding: vars.space.lg, minHeight: '70vh', alignContent: 'start' })

export const lines = style({ display: 'grid', gap: vars.space.sm })

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.md })

export const slow = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
})
