/** Index of the item in the address (`i`, 0 without a number); undefined if the list has no such item. Spec 2.16. */
export function helpIndex(query: URLSearchParams, count: number): number | undefined {
  const text = query.get('i') ?? '0'
  const index = /^-?\d+$/.test(text) ? Number(text) : 0
  return index >= 0 && index < count ? index : undefined
}
