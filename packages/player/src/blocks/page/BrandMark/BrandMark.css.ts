import { style } from '@vanilla-extract/css'

export const mark = style({ width: 24, height: 24, fill: 'currentColor' })
