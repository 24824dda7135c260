import { expect, type Page } from '@playwright/test'

interface Translated {
  outdatedTexts: () => string[]
}

/**
 * Does to every page and frame what a page translator does: each text node is replaced by `<font><font>text</font></font>`, also those that
 * come later, except in elements with `translate="no"`.
 */
export async function translatePage(page: Page) {
  await page.addInitScript(() => {
    const originals: { text: Text; before: string; copy: Text }[] = []
    const copies = new WeakSet<Node>()
    const replace = (text: Text) => {
      const parent = text.parentElement
      if (!parent || copies.has(text) || !text.data.trim() || parent.closest('script, style, textarea, [translate="no"]')) return
      const outer = document.createElement('font')
      const copy = outer.appendChild(document.createElement('font')).appendChild(document.createTextNode(text.data))
      copies.add(copy)
      originals.push({ text, before: text.data, copy })
      text.replaceWith(outer)
    }
    const translate = (root: Node) => {
      if (root instanceof Text) return replace(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text)
    }
    Object.assign(globalThis, {
      outdatedTexts: () =>
        originals
          .filter(({ text, before, copy }) => copy.isConnected && text.data !== before)
          .map(
            ({ text, copy }) =>
              `"${copy.data}" is "${text.data}" by now: ${copy.parentElement?.closest(':not(font)')?.outerHTML.slice(0, 300)}`,
          ),
    })
    // After hydration. A translator that is faster has React replace the page: `earlyInput.spec.ts`.
    const isHydrated = () => Object.keys(document.querySelector('#root > *') ?? {}).some((name) => name.startsWith('__react'))
    const begin = () => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') translate(target)
          for (const node of addedNodes) translate(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      translate(document.body)
    }
    const wait = () => void setTimeout(() => (isHydrated() ? begin : wait)(), 100)
    addEventListener('load', wait)
  })
  return {
    /** Waits until the page is being translated. */
    begins: () => expect(page.locator('main font').first()).toBeAttached(),
    /** Texts that are out of date on the page: React changed a text node that the translator had replaced. */
    outdatedTexts: () => page.evaluate(() => (globalThis as unknown as Translated).outdatedTexts()),
  }
}
