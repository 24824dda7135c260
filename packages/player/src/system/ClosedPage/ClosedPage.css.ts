import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
})

export const logo = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })

export const message = style({ display: 'grid', placeItems: 'center', padding: vars.space.md })

export const support = style({
  display: 'grid',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.lg} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

export const contacts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm })
