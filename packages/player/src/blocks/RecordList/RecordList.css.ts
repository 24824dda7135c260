import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.md, paddingBottom: vars.space.xl })

export const chips = style({
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${vars.space.xs} ${vars.space.lg}`,
  overscrollBehaviorX: 'contain',
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
})

export const label = style({ width: '8ch' })
export const value = style({ width: '10ch' })

export const zone = style({ paddingInline: vars.space.lg, fontSize: vars.text.xs, color: vars.color.muted })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, paddingInline: vars.space.lg })

// Hundreds of cards cost nothing while they are off the screen.
export const record = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 108px' })
