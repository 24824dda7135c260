import { style } from '@vanilla-extract/css'

export const heading = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
/** As high as a MatchCard. */
export const place = style({ display: 'block', height: '13.5rem' })
/** Where a banner has the pause of the whole page there is no second one. */
export const pause = style({ selectors: { ':root:has([data-pauses]) &': { display: 'none' } } })
export const all = style({ flex: 'none', marginInlineStart: 'auto' })
