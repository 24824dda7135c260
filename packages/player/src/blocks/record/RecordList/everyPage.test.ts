import { expect, test } from 'vitest'
import { everyPage, MOST_PAGES } from './everyPage.ts'
import { drain } from '../../../testing/drain.ts'

const book = (totalPages: number) => {
  const asked: number[] = []
  const ask = (pageNo: number) => {
    asked.push(pageNo)
    return Promise.resolve({ content: [pageNo], totalPages })
  }
  return { asked, ask }
}

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [MOST_PAGES, MOST_PAGES],
])('[7.4] of %i pages %i are requested, one after the other', async (totalPages, count) => {
  const { asked, ask } = book(totalPages)
  expect(await drain(everyPage(ask))).toEqual({ items: asked, end: { complete: true, changed: false } })
  expect(asked).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test('[7.4] what is cut off is reported', async () => {
  const { ask } = book(MOST_PAGES + 1)
  const { items, end } = await drain(everyPage(ask))
  expect([items.length, end.complete]).toEqual([MOST_PAGES, false])
})

test('[7.4] a list that changed between two pages is reported', async () => {
  const ask = (footer: (pageNo: number) => object) => (pageNo: number) =>
    Promise.resolve({ content: [pageNo], totalPages: 3, footer: footer(pageNo) })
  expect((await drain(everyPage(ask(() => ({ count: 3 }))))).end).toEqual({ complete: true, changed: false })
  expect((await drain(everyPage(ask((pageNo) => ({ count: pageNo < 3 ? 3 : 4 }))))).end).toEqual({ complete: true, changed: true })
})

test('[8] a page that fails fails the whole: half a record is none', async () => {
  await expect(drain(everyPage((pageNo) => (pageNo === 2 ? Promise.reject(new Error('no')) : book(3).ask(pageNo))))).rejects.toThrow('no')
})
