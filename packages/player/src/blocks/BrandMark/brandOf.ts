const brands = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP'] as const

/** Networks that have a mark of their own. */
export type Brand = (typeof brands)[number]

/** The network that a contact leads to; undefined where it has no mark of its own. */
export const brandOf = (type: string): Brand | undefined => brands.find((brand) => type.startsWith(brand))
