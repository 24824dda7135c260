import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})
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
  fontSize: `calc(${vars.text.xxl} * 1.2)`,
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minHeight: 44,
  paddingBlock: 2,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
    '&[data-long]': { display: 'block', paddingBlock: vars.space.sm },
  },
})
export const rowLabel = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const rowValue = style({
  margin: 0,
  marginInlineStart: 'auto',
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '[data-long] > &': { fontSize: vars.text.sm, textAlign: 'start' } },
})
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const steps = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
  lineHeight: 1.5,
})
