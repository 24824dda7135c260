import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const heading = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

// 1.2 slides and a gap of 20 px (section 9).
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 20px) / 1.2)',
  gap: 20,
  marginInline: `calc(${vars.space.lg} * -1)`,
  padding: `2px ${vars.space.lg}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.lg,
})
export const slide = style({ minWidth: 0, scrollSnapAlign: 'start' })

export const match = style({ display: 'grid', alignContent: 'space-between', gap: vars.space.sm, height: 196 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm, minWidth: 0 })
export const time = style({ flex: 'none', fontSize: vars.text.xs, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
})
export const versus = style({ color: vars.color.muted, fontWeight: 700, fontSize: vars.text.sm })
export const team = style({ display: 'grid', justifyItems: 'center', gap: 4, minWidth: 0 })
export const crest = style({ width: 40, height: 40, borderRadius: '50%', backgroundColor: vars.color.raised })
export const teamName = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  fontWeight: 600,
})
