/** Replaces what a page has exactly once; throws otherwise, so that a build fails whose page is not the expected one. */
export function replaceOnce(page: string, old: string, instead: string): string {
  const [before, after, ...more] = page.split(old)
  if (after === undefined || more.length > 0) throw new Error(`The page has ${more.length > 0 ? 'more than one' : 'no'} ${old}`)
  return before + instead + after
}

/** Replaces what is between two equal comments of a page (`merchantPage`), whatever it is. */
export function replaceBetween(page: string, mark: string, content: (old: string) => string): string {
  const [first, last] = [page.indexOf(mark), page.lastIndexOf(mark)]
  if (first === last) throw new Error(`The page does not have ${mark} twice`)
  const start = first + mark.length
  return page.slice(0, start) + content(page.slice(start, last)) + page.slice(last)
}
