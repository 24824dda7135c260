import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const HEIGHT = '9rem'

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, margin: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const toggle = style({ paddingInline: 0 })
export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  minHeight: 44,
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const value = style({
  color: vars.color.text,
  // An amount of hundreds of millions is not wider than the screen.
  fontSize: 'min(1em, 7vw)',
  whiteSpace: 'nowrap',
})

export const axes = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `4px ${vars.space.sm}`,
  // With large text the plot keeps its space: the readout above has the values.
  fontSize: `min(${vars.text.sm}, 5vw)`,
  color: vars.color.muted,
  lineHeight: 1.2,
})
// Half a line above and below, so that each label sits at the height of its tick.
export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  marginBlock: '-0.6em',
})
export const area = style({
  position: 'relative',
  height: HEIGHT,
  borderRadius: vars.radius.small,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
export const labels = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: vars.space.sm, whiteSpace: 'nowrap' })
export const place = style({ width: '100%', height: `calc(${HEIGHT} + 44px)` })

export const plot = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' })
const stroke = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
export const grid = style({ ...stroke, stroke: vars.color.line })
export const zero = style({ ...stroke, stroke: vars.color.control })
export const chosen = style({ fill: vars.color.raised })
export const above = style({ fill: vars.color.positiveText })
export const plain = style({ fill: vars.color.brandText })
export const below = style({ fill: vars.color.dangerText })
export const belowEdge = style({ stroke: vars.color.dangerText, vectorEffect: 'non-scaling-stroke' })
export const line = style({ ...stroke, stroke: vars.color.brandText, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' })
export const dot = style({ ...stroke, stroke: vars.color.brandText, strokeWidth: 10, strokeLinecap: 'round' })

// Tapped and dragged where the points are: its thumb is as wide as one of them.
const thumb = { appearance: 'none', width: 'calc(100% / var(--points))', height: HEIGHT, border: 0, borderRadius: 0 } as const
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { '&::-webkit-slider-thumb': { ...thumb, WebkitAppearance: 'none' }, '&::-moz-range-thumb': thumb },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm })
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.sm} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
})
globalStyle(`${table} :is(td, thead th:last-child)`, { paddingInlineStart: vars.space.md, textAlign: 'end', fontWeight: 600 })
globalStyle(`${table} thead th`, { color: vars.color.muted })
