import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
export const title = style({ fontFamily: vars.font.body, fontSize: vars.text.md, fontWeight: 600, letterSpacing: 0 })
export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const result = style({ display: 'grid', justifyItems: 'end', gap: 4, marginInlineStart: 'auto', maxWidth: '100%' })
export const rows = style({
  display: 'grid',
  gap: 6,
  margin: `${vars.space.md} 0 0`,
  paddingTop: vars.space.md,
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
  fontSize: vars.text.sm,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md })
export const key = style({ color: vars.color.muted })
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'end' })
export const words = style({ flex: '1 1 8rem', minWidth: 0 })
