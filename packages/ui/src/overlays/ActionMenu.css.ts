import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Rows reach the edges of the sheet. */
export const list = style({ marginInline: `calc(${vars.space.lg} * -1)` })
export const danger = style({ color: vars.color.dangerText })
globalStyle(`${danger} > span:first-child`, { backgroundColor: vars.color.danger, color: vars.color.onDanger })
