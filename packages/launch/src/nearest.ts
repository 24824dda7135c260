/** `did you mean home?` with the known word that differs least; undefined if none is close. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const plain = word.toLowerCase()
  const [best] = [...known]
    .map((name) => ({ name, steps: distance(plain, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.steps - b.steps)
  return best && `did you mean ${best.name}?`
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= to.length; at++)
      next.push(Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (letter === to[at - 1] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
