import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const offer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const title = style({ fontSize: vars.text.md, overflowWrap: 'anywhere' })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.sm,
})
/** Above a page of any kind. */
export const welcome = style({ padding: `${vars.space.lg} ${vars.space.lg} 0` })
export const way = style({ display: 'grid', justifyItems: 'center', textAlign: 'center' })
export const lines = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  lineHeight: 1.5,
})
