import { style } from '@vanilla-extract/css'

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' })
/** The title wraps to two lines before the button moves to its own. */
export const title = style({ flex: '1 1 min-content', minWidth: 0 })
/** As high as a MatchCard. */
export const place = style({ display: 'block', height: '13.5rem' })
/** Hidden if the banner has the pause button of the complete page. */
export const pause = style({ selectors: { ':root[data-pauses] &': { display: 'none' } } })
