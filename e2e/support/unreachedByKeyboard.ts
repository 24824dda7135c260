import type { Page } from '@playwright/test'

/** Controls that Tab does not reach, or whose focus would not be visible. */
export async function unreachedByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const tabbable = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary, textarea)')]
      .filter((element) => !element.matches('[disabled], [type=hidden], [tabindex="-1"]') && element.checkVisibility())
      // Tab reaches one radio button of a group: the checked one, else the first.
      .filter((element, _at, all) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
        const group = all.filter((one) => one instanceof HTMLInputElement && one.name === element.name) as HTMLInputElement[]
        return element === (group.find(({ checked }) => checked) ?? group[0])
      })
    for (const [index, element] of tabbable.entries()) element.dataset['stop'] = String(index)
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.getSelection()?.removeAllRanges()
    return tabbable.length
  })
  const reached = new Set<string>()
  const hidden: string[] = []
  for (let presses = 0; presses < count + 40 && reached.size < count; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { top, bottom } = element.getBoundingClientRect()
      return { index: element.dataset['stop'], html: element.outerHTML.slice(0, 120), seen: bottom > 0 && top < innerHeight }
    })
    if (stop.index === undefined) continue
    reached.add(stop.index)
    if (!stop.seen) hidden.push(`focus is out of sight: ${stop.html}`)
  }
  const missed = await page.evaluate(
    (done) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter(({ dataset }) => !done.includes(dataset['stop']!))
        .map(({ outerHTML }) => `Tab does not reach ${outerHTML.slice(0, 120)}`),
    [...reached],
  )
  return [...missed, ...hidden]
}
