import { onTestFinished } from 'vitest'

const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'

/** Texts that appear in live regions from now on, as a screen reader would announce them. */
export function recordLive(): string[] {
  const texts: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const added = [...addedNodes].flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll(live)] : []))
      const regions = [element?.closest(live), ...added.filter((node) => node.matches('[role=alert]'))]
      const isOff = element?.closest('[aria-live]')?.ariaLive === 'off' || added.some((node) => node.ariaLive === 'off')
      for (const region of regions) if (!isOff && region?.isConnected && region.textContent) texts.push(region.textContent)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return texts
}
