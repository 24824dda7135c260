/** The values that a generator yields, and its return value. */
export async function drain<Item, End>(rows: AsyncGenerator<readonly Item[], End, undefined>): Promise<{ items: Item[]; end: End }> {
  const items: Item[] = []
  for (;;) {
    const part = await rows.next()
    if (part.done) return { items, end: part.value }
    items.push(...part.value)
  }
}
