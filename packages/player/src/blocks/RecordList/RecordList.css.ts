import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  paddingBottom: vars.space.xl,
})

export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${vars.space.xs} ${vars.space.lg}`,
  overscrollBehaviorX: 'contain',
})

export const summary = style({ marginInline: vars.space.lg })
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  margin: 0,
})
export const stat = style({
  minWidth: 0,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', paddingBottom: vars.space.sm, boxShadow: `inset 0 -1px 0 ${vars.color.line}` },
  },
})
export const label = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const value = style({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${stat}:first-child &`]: { fontSize: vars.text.xl, lineHeight: 1.3 } },
})
export const labelPlace = style({ width: '8ch' })
export const valuePlace = style({ width: '10ch' })

export const zone = style({ paddingInline: vars.space.lg, fontSize: vars.text.xs, color: vars.color.muted })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, paddingInline: vars.space.lg })

// Hundreds of cards cost nothing while they are off the screen.
export const record = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 108px' })
