import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export * from '../Terms/Terms.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, minWidth: 0 })
// Records and their summary have the page's padding already.
export const pages = style({ marginInline: `calc(-1 * ${vars.space.lg})`, display: 'grid', gap: vars.space.md })
export const plain = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  minHeight: 52,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
