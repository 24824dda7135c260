import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { muted, steps } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export { muted, text } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const card = style({ paddingBlock: vars.space.xs })
export const reasons = style([steps, { listStyle: 'disc', fontSize: vars.text.sm }])
export const help = style([muted, { marginBlock: vars.space.sm }])

export const code = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  selectors: { '&[data-whole=true]': { whiteSpace: 'normal', overflowWrap: 'anywhere', color: vars.color.text } },
})

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
