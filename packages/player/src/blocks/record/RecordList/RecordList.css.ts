import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight, ifRoom, vars } from '@platform/ui/theme'
import { printed, screenOnly } from '../printed.css.ts'

export const page = style([
  printed,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xs,
    paddingBottom: vars.space.xl,
  },
])

export const chips = style({ flex: 1, marginInline: 0 })

export const summary = style({ marginInline: vars.space.lg, paddingBlock: vars.space.sm })
export const stats = style({
  display: 'grid',
  // Two columns; one where the text is so large that an amount would break.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  margin: 0,
})
export const stat = style({
  minWidth: 0,
  selectors: {
    // Name and amount in one line; where they need two, the amount comes first.
    '&:first-child': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap-reverse',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.md,
      paddingBottom: vars.space.xs,
      boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    },
  },
})
export const label = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const value = style({
  margin: 0,
  maxWidth: '100%',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { [`${stat}:first-child &`]: { fontFamily: vars.font.numeric, fontSize: vars.text.xxl, lineHeight: 1.15 } },
})
export const labelPlace = style({ width: '8ch', maxWidth: '100%' })
export const valuePlace = style({ width: '10ch', maxWidth: '100%' })

export const about = style({
  display: 'flex',
  // Space for its button, which loads with the records.
  minHeight: 44,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  paddingInline: vars.space.lg,
})
globalStyle(`${about} button`, { '@media': { print: { display: 'none' } } })
export const zone = style({ flex: '1 1 6rem', fontSize: vars.text.sm, color: vars.color.muted })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs, paddingInline: vars.space.lg })

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })

/** Stays below the header while its records pass. */
export const day = style({
  position: 'sticky',
  top: `calc(${headerHeight} + ${ifRoom})`,
  zIndex: 1,
  padding: `6px ${vars.space.xs} 2px`,
  backgroundColor: vars.color.page,
  fontFamily: vars.font.body,
  fontSize: vars.text.sm,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.color.muted,
})
export const rowsOfDay = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
})
// Hundreds of rows cost nothing while they are outside the viewport.
export const record = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minHeight: 50,
  padding: `6px ${vars.space.md}`,
  lineHeight: 1.3,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 50px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const recordPlace = style({ height: 50 })
export const words = style({ flex: '1 1 8rem', minWidth: 0 })
export const recordTitle = style({ fontFamily: vars.font.body, fontSize: vars.text.md, fontWeight: 600, letterSpacing: 0 })
export const meta = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const result = style({ display: 'grid', justifyItems: 'end', gap: 2, marginInlineStart: 'auto', maxWidth: '100%' })

// The button is named after the record; its area is the card.
export const open = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

export const subtotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  padding: `0 ${vars.space.sm} ${vars.space.sm}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const subtotalStats = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.md}`, margin: 0 })
export const subtotalStat = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs })
export const subtotalValue = style({ margin: 0, fontWeight: 600, color: vars.color.text })

export const filters = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'flex-start',
    minWidth: 0,
    selectors: { '&:first-child': { marginTop: vars.space.sm } },
  },
])
export const filter = style({ position: 'relative', flex: 'none', paddingInlineEnd: vars.space.lg })
export const filterCount = style({
  position: 'absolute',
  top: -6,
  right: `calc(${vars.space.lg} - 6px)`,
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: 999,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
})
export const choice = style({ border: 0, padding: 0, margin: `0 0 ${vars.space.xl}`, minWidth: 0 })
export const legend = style({ padding: `${vars.space.sm} 0`, fontWeight: 600 })
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: vars.space.md })
export const rule = style({
  padding: `${vars.space.md} 0`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: { '&[data-wrong]': { color: vars.color.dangerText } },
})

export const rows = style({ display: 'grid', margin: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: 44,
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const rowLabel = style({ flex: 'none', color: vars.color.muted, fontSize: vars.text.sm })
export const rowValue = style({ margin: 0, minWidth: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' })

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

export const figureCell = style({ display: 'inline-grid', alignItems: 'center', minHeight: 44, color: 'inherit' })
