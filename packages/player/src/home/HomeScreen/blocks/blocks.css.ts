import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const sameSize = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const place = style({ gridArea: '1 / 1', visibility: 'hidden' })
export const message = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

export const nothing = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm })

export const failed = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm })

export const ticker = style({ height: 44 })

const TILE = '96px'
export const vendors = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `${TILE} ${TILE}`,
  gridAutoColumns: 'clamp(96px, 27vw, 128px)',
  gap: vars.space.sm,
  marginInline: `calc(${vars.space.lg} * -1)`,
  padding: `2px ${vars.space.lg}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.lg,
})
export const vendor = style({ height: TILE, scrollSnapAlign: 'start' })
export const across = style({
  gridRow: '1 / -1',
  width: `calc(100vw - 2 * ${vars.space.lg})`,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
})

export const categories = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as the longest word, at any text size.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: vars.space.sm,
  marginInline: `calc(${vars.space.lg} * -1)`,
  // Space for the focus ring.
  padding: `6px ${vars.space.lg}`,
  scrollPaddingInline: vars.space.lg,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})
export const category = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 6,
  minWidth: 72,
  paddingTop: vars.space.xs,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
})
export const categoryIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  boxShadow: vars.elevation.card,
})

export const tabs = style({ marginInline: `calc(${vars.space.lg} * -1)` })
export const panel = style({ paddingTop: vars.space.sm })

export const matchHeading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' })
/** The title wraps to two lines before the button moves to its own. */
export const matchTitle = style({ flex: '1 1 min-content', minWidth: 0 })
/** As high as a MatchCard. */
export const matchPlace = style({ display: 'block', height: 148 })
/** Hidden if the banner has the pause button of the complete page. */
export const matchPause = style({ selectors: { ':root[data-pauses] &': { display: 'none' } } })
