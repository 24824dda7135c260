import { style } from '@vanilla-extract/css'
import { aboveTabBar, headerHeight, vars } from '@platform/ui/theme'
import { printed, screenOnly } from '../../record/printed.css.ts'

export const page = style([
  printed,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.lg,
    width: '100%',
    maxWidth: 560,
    marginInline: 'auto',
    padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
  },
])
/** A page whose last part, the bar with its button, is at the bottom of the screen however much there is above it. */
export const form = style([
  page,
  { display: 'flex', flexDirection: 'column', paddingBottom: 0 },
  aboveTabBar((bottom) => ({ minHeight: `calc(100svh - (${headerHeight}) - ${bottom})` })),
])
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const tight = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const heading = style({ fontSize: vars.text.md, overflowWrap: 'anywhere' })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const text = style({ lineHeight: 1.5, overflowWrap: 'anywhere' })
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
})
export const amount = style({
  fontFamily: vars.font.numeric,
  // Limits large text to what fits on a line of a small phone.
  fontSize: `min(${vars.text.hero}, 11vw)`,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})
/** What a form about money may take: a step below the sum of an order. */
export const balance = style({
  fontFamily: vars.font.numeric,
  fontSize: `min(${vars.text.xxl}, 9vw)`,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})
export const ways = style([screenOnly, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm }])
export const steps = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
  lineHeight: 1.5,
})
