/** The id that a list is narrowed to; text that is no number is nobody's, so that the list is empty. */
export const idOrNone = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
