import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../blocks/page/lines.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const head = style({ ...column, gap: vars.space.xs })
export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' })
export const muted = style({ color: vars.color.muted, lineHeight: 1.5 })
export const section = style({ ...column, gap: vars.space.sm })
export const heading = style({ fontSize: vars.text.md, paddingInline: vars.space.xs })
export const stack = style({ ...column, gap: vars.space.md })
export const tight = style({ ...column, gap: vars.space.xs })
export const form = style({ ...column, gap: vars.space.lg })
/** Two in a row where there is room, so that none of them is alone in a line. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.sm,
})
/** Three in a row on a phone. */
export const lengths = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))',
  gap: vars.space.sm,
})
/** A short text that stays in one line, beside others. */
export const short = style({ paddingInline: vars.space.sm, whiteSpace: 'nowrap' })
export const lines = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  lineHeight: 1.5,
})
export const name = style({ fontSize: vars.text.md, overflowWrap: 'anywhere' })
export const small = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.sm,
})
export const question = style({ fontSize: vars.text.lg, lineHeight: 1.3, outline: 'none' })
