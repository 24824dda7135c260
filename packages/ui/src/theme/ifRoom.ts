/**
 * For the `top` or `bottom` of a sticky bar: 0, or far outside the screen where that is lower than 30 lines of the player's text size. There
 * the bar stays at its place in the page.
 */
export const ifRoom = 'min(0px, (100dvh - 30rem) * 9999)'
