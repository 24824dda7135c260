import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Toaster } from '../components/Toaster/Toaster.tsx'
import { en } from '../labels/en.ts'
import { UiLabelsProvider } from '../labels/UiLabelsProvider.tsx'
import { lazySheet, type LazySheetProps } from './lazySheet.ts'

const Sheet = ({ open, onOpenChange }: LazySheetProps) => (
  <p>{open ? <button onClick={() => onOpenChange(false)}>Close</button> : 'Closed'}</p>
)
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

function drawn(load: () => Promise<typeof Sheet>, onMissing?: () => void) {
  const Lazy = lazySheet(load)
  return function Page() {
    const [open, setOpen] = useState(false)
    return (
      <UiLabelsProvider labels={en}>
        <button onClick={() => setOpen(true)}>Open</button>
        <Lazy open={open} onOpenChange={setOpen} onMissing={onMissing} />
        <Toaster />
      </UiLabelsProvider>
    )
  }
}

test('[8] its code is fetched at the first opening and kept', async () => {
  const load = vi.fn(() => Promise.resolve(Sheet))
  const Page = drawn(load)
  await render(<Page />)
  expect(load).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('Closed')).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('[8] before its first opening it is not rendered, also where its code is there', async () => {
  const Page = drawn(() => Promise.resolve(Sheet))
  const first = await render(<Page />)
  await first.getByRole('button', { name: 'Open' }).click()
  await expect.element(first.getByRole('button', { name: 'Close' })).toBeVisible()
  await first.unmount()
  const second = await render(<Page />)
  expect(second.container.textContent).not.toContain('Closed')
  await second.getByRole('button', { name: 'Open' }).click()
  await expect.element(second.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('[8] a page that must go on without it is notified instead', async () => {
  const onMissing = vi.fn()
  const Page = drawn(() => Promise.reject<typeof Sheet>(new TypeError('Failed to fetch')), onMissing)
  await render(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => onMissing.mock.calls).toHaveLength(1)
  expect(page.getByText(en.notLoaded).query()).toBeNull()
})

test('[8] where its code does not come the page stays, a message says so, and the next tap fetches it again', async () => {
  const load = vi.fn(() => Promise.reject<typeof Sheet>(new TypeError('Failed to fetch')))
  const Page = drawn(load)
  await render(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText(en.notLoaded)).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue(Sheet)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
})
