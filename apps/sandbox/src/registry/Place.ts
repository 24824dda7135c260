/** What a register of addresses knows of a postal code; '' where the code has no street or district. */
export interface KnownAddress {
  street: string
  district: string
  city: string
  /** Two letters. */
  state: string
}

/** What a request says of itself. A position of the device is never requested without the player's consent, and not needed. */
export interface RequestFacts {
  /** Of the brand's site. */
  brand: string
  address: string
}

/** Where members live and where requests come from. */
export interface Place {
  /** The address of a CEP; undefined for one that does not exist. Throws while the register does not answer. */
  find(postalCode: string): Promise<KnownAddress | undefined>
  /** Whether a request comes from inside the merchant's country. */
  isInside(request: RequestFacts): Promise<boolean>
}

declare module '../gateway/Services.ts' {
  interface Services {
    place: Place
  }
}
