declare global {
  interface Window {
    announced?: string[]
    /** When the page last changed, on the clock of `performance.now()`. */
    changedAt?: number
  }
}

/** In the page: collects what live regions say from now on, in `announced`. */
export function recordAnnounced() {
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
  const announced: string[] = (window.announced = [])
  const say = (region: Element | null | undefined, added: Node) => {
    if (!region?.isConnected || region.closest('[aria-hidden=true], [hidden]')) return
    const from = added instanceof Element ? added : added.parentElement
    if (from?.closest('[aria-live]')?.getAttribute('aria-live') === 'off') return
    // A status or an alert is read whole, any other region what is new in it.
    const text = (region.matches('[role=status], [role=alert], output') ? region : added).textContent?.trim()
    if (text && announced.at(-1) !== text) announced.push(text)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      // A countdown never ends changing.
      if (!element?.closest('[role=timer]')) window.changedAt = performance.now()
      const region = element?.closest(live)
      if (type === 'characterData') say(region, target)
      for (const node of addedNodes) {
        if (region) say(region, node)
        else if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll(live)]) if (alert.matches('[role=alert]')) say(alert, node)
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
  window.changedAt = performance.now()
}
