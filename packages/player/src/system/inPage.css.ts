import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** A message in place of a page's content. */
export const inPage = style({ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: vars.space.lg })
