/** Runs in a page: lengthens every text that players read by a factor, as a translation or a verbose operator would. */
export function lengthenTexts(factor: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const former: [text: Text, short: string, long: string][] = []
  for (const text of texts) {
    const { parentElement } = text
    if (!parentElement || parentElement.closest('script, style, svg, noscript')) continue
    const short = text.data
    const words = short.trim()
    // Amounts, times and numbers have their own scenarios.
    if (!/\p{L}{2}/u.test(words) || words.startsWith('R$')) continue
    const more = words.slice(0, Math.max(2, Math.round(words.length * (factor - 1)))).trim()
    text.data = short.replace(words, `${words} ${more.toLowerCase()}`)
    former.push([text, short, text.data])
  }
  Object.assign(document, { former })
}

/** Runs in a page: restores the texts that `lengthenTexts` changed, unless the page has changed them since. */
export function shortenTexts(): void {
  const { former = [] } = document as { former?: [text: Text, short: string, long: string][] }
  for (const [text, short, long] of former) if (text.data === long) text.data = short
}
