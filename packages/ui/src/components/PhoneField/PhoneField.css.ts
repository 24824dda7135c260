import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const country = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minWidth: 44,
  minHeight: 49,
  paddingInline: `${vars.space.lg} ${vars.space.sm}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})
export const code = style({ color: vars.color.muted, fontSize: vars.text.sm })
/** The select is transparent and covers the code that it chooses: the closed box stays short, the names in the list stay complete. */
export const list = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: vars.text.lg,
})
/** Large text moves the number to its own line. */
export const frame = style({ flexWrap: 'wrap' })
export const number = style({ flex: '1 1 8em', letterSpacing: '0.02em' })
