import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const channelHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })

/** No amount alone in a second line. */
export const range = style({ display: 'inline-block' })

export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const offerHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md })
export const aboutOffers = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
/** Where two offers will be. */
export const offersPlace = style({ height: 190, borderRadius: vars.radius.control })
