import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, paddingInline: vars.space.lg })
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 96px), 1fr))', gap: vars.space.sm })
export const place = style({ width: '4em', height: '1em' })
export const opener = style({ minHeight: 44, paddingBlock: vars.space.sm, color: vars.color.brandText, fontWeight: 600, cursor: 'pointer' })
export const scroll = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
const side = { padding: `${vars.space.sm} ${vars.space.sm}`, borderBottom: `1px solid ${vars.color.line}`, whiteSpace: 'nowrap' } as const
export const cell = style({ ...side, textAlign: 'end' })
// Stays while the products scroll.
export const first = style({
  ...side,
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
})
export const row = style({ selectors: { '&[data-own=true]': { fontWeight: 700 } } })
