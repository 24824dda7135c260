import { style } from '@vanilla-extract/css'
import { bar } from '../Download/AppDownloadBar.css.ts'

/** Clear of the bar that offers the app, which has two lines on the narrowest phones. */
export const overBar = style({
  selectors: { [`${bar} ~ aside &`]: { translate: '0 -84px' } },
  '@media': { '(max-width: 359px)': { selectors: { [`${bar} ~ aside &`]: { translate: '0 -148px' } } } },
})
