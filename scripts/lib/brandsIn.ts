/** Splits the arguments of a command into brand codes and the rest. */
export function brandsIn(args: string[], codes: string[]): { brands: string[]; rest: string[] } {
  return { brands: args.filter((arg) => codes.includes(arg)), rest: args.filter((arg) => !codes.includes(arg)) }
}

/** The brands that a command names, all of them without a name. An unknown name throws and lists the known ones. */
export function chosenBrands(args: string[], codes: string[]): string[] {
  const { brands, rest } = brandsIn(args, codes)
  if (rest.length > 0) throw new Error(`No brand is called ${rest.join(', ')}. There are: ${codes.join(', ')}`)
  return brands.length > 0 ? brands : codes
}
