import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { lowScreen } from '../lowScreen.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [lowScreen]: { gap: 6, paddingBlock: `0 ${vars.space.md}` } },
})
export const tabs = style({ marginInline: `calc(${vars.space.lg} * -1)` })
export const hint = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const odds = style({ color: vars.color.brandText })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, '@media': { [lowScreen]: { order: 1 } } })
// They share the row; on a small phone the last one wraps to a new row.
globalStyle(`${tools} > *`, { flex: '1 1 auto' })
export const slots = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const slot = style({
  minHeight: 52,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.lg,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.brand, boxShadow: `inset 0 0 0 1px ${vars.color.brand}` },
  },
})
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  selectors: { '& + &': { paddingTop: vars.space.md, borderTop: `1px solid ${vars.color.line}` } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginInlineEnd: -6,
  '@media': { [lowScreen]: { marginBlock: -6 } },
})
export const place = style({ fontSize: vars.text.md })
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: -6,
  '@media': { [lowScreen]: { order: 1 } },
})
export const key = style({
  minHeight: 44,
  minWidth: 44,
  padding: '0 6px',
  color: vars.color.brandText,
  fontSize: vars.text.sm,
  fontWeight: 600,
  touchAction: 'manipulation',
  selectors: { '&:disabled': { visibility: 'hidden' } },
})
