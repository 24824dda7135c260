/** The pages without rows of an earlier page: what was added since pushed those on to the next one. */
export function onceEach<Item>(pages: readonly (readonly Item[])[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const seen = new Set<string>()
  return pages.map((page) => page.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item))))
}
