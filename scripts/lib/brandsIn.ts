/** Splits the arguments of a command into brand codes and the rest. */
export function brandsIn(args: string[], codes: string[]): { brands: string[]; rest: string[] } {
  return { brands: args.filter((arg) => codes.includes(arg)), rest: args.filter((arg) => !codes.includes(arg)) }
}

/** Options of Playwright without a value; the word after any other option belongs to it. */
const switches = new Set(['--debug', '--headed', '--last-failed', '--list', '--pass-with-no-tests', '--quiet', '--ui', '-x'])

/** Throws for a word that is neither a brand nor part of a test file's path: Playwright would run the files of the other words. */
export function assertFiles(rest: string[], files: string[], codes: string[]): void {
  const words = rest.filter(
    (word, at) => !word.startsWith('-') && (!rest[at - 1]?.startsWith('-') || switches.has(rest[at - 1]!) || rest[at - 1]!.includes('=')),
  )
  const unknown = words.filter((word) => !files.some((file) => file.toLowerCase().includes(word.replace(/:\d+$/, '').toLowerCase())))
  if (unknown.length === 0) return
  const names = files.map((file) => file.replace(/^.*\/|\.spec\.ts$/g, ''))
  throw new Error(
    `No brand or test file is called ${unknown.join(', ')}. Brands: ${codes.join(', ')}. Files: ${[...new Set(names)].toSorted().join(', ')}`,
  )
}

/** The brands that a command names, all of them without a name. An unknown name throws and lists the known ones. */
export function chosenBrands(args: string[], codes: string[]): string[] {
  const { brands, rest } = brandsIn(args, codes)
  if (rest.length > 0) throw new Error(`No brand is called ${rest.join(', ')}. There are: ${codes.join(', ')}`)
  return brands.length > 0 ? brands : codes
}
