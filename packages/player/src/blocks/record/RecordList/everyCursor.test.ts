import { expect, test } from 'vitest'
import { drain } from '../../../testing/drain.ts'
import { everyCursor } from './everyCursor.ts'
import { MOST_PAGES } from './everyPage.ts'

const book = (pages: number) => (cursor: string | undefined) => {
  const page = Number(cursor ?? 0)
  return Promise.resolve({ content: [page], cursor: page + 1 < pages ? String(page + 1) : '' })
}

test.each([1, 3, MOST_PAGES])('[7.6] %i pages are requested, each from where the previous one ended', async (pages) => {
  const { items, end } = await drain(everyCursor(book(pages)))
  expect(items).toEqual(Array.from({ length: pages }, (_, index) => index))
  expect(end.complete).toBe(true)
})

test('[7.6] what is cut off is reported', async () => {
  const { items, end } = await drain(everyCursor(book(MOST_PAGES + 1)))
  expect([items.length, end.complete]).toEqual([MOST_PAGES, false])
})
