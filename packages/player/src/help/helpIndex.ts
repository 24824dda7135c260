/** Index of the item in the address (`i`, default 0); undefined if the list has no such item. Spec 2.16. */
export function helpIndex(query: URLSearchParams, count: number): number | undefined {
  const text = query.get('i') ?? '0'
  const index = /^\d{1,4}$/.test(text) ? Number(text) : -1
  return index >= 0 && index < count ? index : undefined
}
