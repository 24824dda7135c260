/** The id that a list is filtered by; text that is not a number matches no row, so that the list is empty. */
export const idOrNone = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
