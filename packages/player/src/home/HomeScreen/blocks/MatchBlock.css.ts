import { style } from '@vanilla-extract/css'

export const heading = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
/** As high as a MatchCard. */
export const place = style({ display: 'block', height: '13.5rem' })
export const all = style({ marginInlineStart: 'auto' })
