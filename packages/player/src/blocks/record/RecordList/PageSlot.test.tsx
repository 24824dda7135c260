import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageSlot } from './PageSlot.tsx'

const [PAGE, LAST] = [20, 40]
const pageOf = (number: number) => Array.from({ length: PAGE }, (_, index) => `Movimento ${number * PAGE + index + 1}`)

/** A list that grows by a page at its end, like that of a record. */
function Pages() {
  const [count, setCount] = useState(1)
  return (
    <main>
      {Array.from({ length: count }, (_, number) => (
        <PageSlot key={number}>
          <ul>
            {pageOf(number).map((name) => (
              <li key={name} style={{ height: 100 }}>
                <button type="button">{name}</button>
              </li>
            ))}
          </ul>
        </PageSlot>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Mais
      </button>
    </main>
  )
}

test('[9] of a record scrolled through 800 rows only the pages near the screen exist, and the first rows are there again', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(<Pages />)
  const rows = () => container.querySelectorAll('li')
  await vi.waitUntil(() => rows().length === PAGE)
  for (let pages = 2; pages <= LAST; pages++) {
    container.querySelector<HTMLButtonElement>('main > button')!.click()
    await vi.waitUntil(() => rows()[rows().length - 1]?.textContent === `Movimento ${pages * PAGE}`, { interval: 5 })
    scrollTo(0, document.documentElement.scrollHeight)
  }
  await expect.poll(() => rows().length).toBeLessThanOrEqual(4 * PAGE)
  // The height of the removed page is preserved.
  expect(container.querySelector('main')!.getBoundingClientRect().height).toBeGreaterThan(LAST * PAGE * 100)
  await expect.element(page.getByRole('button', { name: 'Movimento 1', exact: true })).not.toBeInTheDocument()
  scrollTo(0, 0)
  await expect.element(page.getByRole('button', { name: 'Movimento 1', exact: true })).toBeVisible()
  // A focused row stays rendered, wherever the page scrolls.
  rows()[0]!.querySelector('button')!.focus()
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByRole('button', { name: `Movimento ${LAST * PAGE}` })).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Movimento 1')
})
