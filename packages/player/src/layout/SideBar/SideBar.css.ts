import { style } from '@vanilla-extract/css'
import { bar } from '../Download/AppDownloadBar.css.ts'

/** Clear of the bar that offers the app, which has two lines on the narrowest phones. */
export const overBar = style({
  selectors: { [`${bar} ~ &`]: { marginBottom: 84 } },
  '@media': { '(max-width: 359px)': { selectors: { [`${bar} ~ &`]: { marginBottom: 148 } } } },
})
