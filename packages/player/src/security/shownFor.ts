/** How long a success message shows, ms. */
export const shownFor = 3000
