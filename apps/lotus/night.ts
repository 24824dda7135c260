/** The brand's other scheme, and the colour of its bars and of the browser's around the page. */
export const night = { scheme: 'dark', colour: '#1d0f14' } as const
