/** How long a message of success shows, ms. */
export const shownFor = 3000
