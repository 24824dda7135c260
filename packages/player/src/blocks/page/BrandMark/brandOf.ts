const brands = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP'] as const

/** Networks with a logo of their own. */
export type Brand = (typeof brands)[number]

/** The network of a contact; undefined if it has no logo. */
export const brandOf = (type: string): Brand | undefined => brands.find((brand) => type.startsWith(brand))
