import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** A short text in the lower corner of a picture, legible on any. It takes no space: nothing moves when it comes. */
export const pictureMark = style({
  position: 'absolute',
  bottom: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  padding: '2px 6px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.shade,
  color: vars.color.onShade,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.2,
  pointerEvents: 'none',
})
