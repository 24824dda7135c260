import type { Page } from '@playwright/test'

/**
 * Does to every page and frame what a page translator does: each text node is replaced by an element with the text, also those that come later,
 * except in elements with `translate="no"`.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const done = new WeakSet<Node>()
    const wrap = (text: Text) => {
      const parent = text.parentElement
      if (!parent || done.has(text) || !text.data.trim() || parent.closest('script, style, textarea, svg, [translate="no"]')) return
      const inner = document.createElement('font')
      const outer = document.createElement('font')
      const copy = document.createTextNode(text.data)
      done.add(copy)
      inner.append(copy)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translate = (root: Node) => {
      if (root instanceof Text) return wrap(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    const start = () => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') translate(target)
          for (const node of addedNodes) translate(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      translate(document.body)
    }
    // A translator starts when the page has loaded, often after hydration.
    addEventListener('load', () => setTimeout(start, 500))
  })
