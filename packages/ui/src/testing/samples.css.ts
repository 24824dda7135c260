import { style } from '@vanilla-extract/css'

/** An item of a grid is as wide as its longest word, unless that breaks. */
export const grid = style({ display: 'grid' })

/** Wider than the narrowest screen. */
export const wide = style({ width: '40ch' })
