import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../../blocks/page/lines.css.ts'

export const bar = style({ display: 'flex', justifyContent: 'flex-end', minHeight: 44 })
export const icon = style({ position: 'relative', display: 'grid' })
export const dot = style({
  position: 'absolute',
  insetBlockStart: -7,
  insetInlineEnd: -7,
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: vars.color.danger,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})
export const read = style({ fontWeight: 400, color: vars.color.muted })
