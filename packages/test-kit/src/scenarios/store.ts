/** Runs in a page: stores entries in both storages, each of which the site reads from its own. Returns a function that undoes it. */
export function store(entries: Record<string, string>): () => void {
  const both = [localStorage, sessionStorage]
  for (const [key, value] of Object.entries(entries)) for (const storage of both) storage.setItem(key, value)
  return () => Object.keys(entries).forEach((key) => both.forEach((storage) => storage.removeItem(key)))
}
