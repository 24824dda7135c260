import { style } from '@vanilla-extract/css'

export const cell = style({ display: 'inline-grid', alignItems: 'center', minHeight: 44, color: 'inherit' })
