import { style } from '@vanilla-extract/css'

// Without an address a browser draws the frame of a broken picture.
export const early = style({ selectors: { '&:not([src])': { visibility: 'hidden' } } })
