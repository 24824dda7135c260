import { style } from '@vanilla-extract/css'

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' })
/** Its words take two lines before the button takes one of its own. */
export const title = style({ flex: '1 1 min-content', minWidth: 0 })
/** As high as a MatchCard. */
export const place = style({ display: 'block', height: '13.5rem' })
/** Where a banner has the pause of the whole page there is no second one. */
export const pause = style({ selectors: { ':root:has([data-pauses]) &': { display: 'none' } } })
export const all = style({ flex: 'none', marginInlineStart: 'auto' })
