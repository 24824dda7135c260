import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ position: 'relative' })
export const select = style({
  appearance: 'none',
  minHeight: 49,
  paddingInlineEnd: 44,
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
    '&[data-empty=true]': { color: vars.color.muted },
  },
})
// The list is rendered by the system: it follows the theme's scheme, not our colours on transparent.
export const option = style({ color: 'CanvasText', backgroundColor: 'Canvas' })
export const arrow = style({ position: 'absolute', insetInlineEnd: vars.space.md, color: vars.color.muted, pointerEvents: 'none' })
