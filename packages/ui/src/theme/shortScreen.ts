/** A phone on its side: bars leave more of it to the page. */
export const shortScreen = '(max-height: 480px)'
