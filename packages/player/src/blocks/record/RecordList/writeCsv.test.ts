import { expect, test } from 'vitest'
import { amountCell } from './csvOf.ts'
import { everyCursor } from './everyCursor.ts'
import { writeCsv } from './writeCsv.ts'

const options = { locale: 'pt-BR', total: 'Total' }
const columns = [
  { title: 'Número', cell: (id: number) => `n${id}` },
  { title: 'Valor', cell: (id: number) => amountCell(id), sum: true as const },
]
const textOf = async ({ parts }: { parts: BlobPart[] }) => (await new Blob(parts).text()).replace('\uFEFF', '').trimEnd().split('\r\n')
/** Pages of rows with increasing numbers. */
const book = (pages: number, size: number) => (cursor: string | undefined) => {
  const page = Number(cursor ?? 0)
  const content = Array.from({ length: size }, (_, index) => page * size + index + 1)
  return Promise.resolve({ content, cursor: page + 1 < pages ? String(page + 1) : '' })
}

test('[7.6] the rows of a page are written before the next page is fetched', async () => {
  const events: string[] = []
  const ask = book(3, 2)
  const load = () => everyCursor((cursor) => (events.push(`page ${cursor ?? 0}`), ask(cursor)))
  const traced = [{ title: 'Número', cell: (id: number) => (events.push(`row ${id}`), id) }]
  const { count, complete } = await writeCsv({ columns: traced, load }, options)
  expect([count, complete]).toEqual([6, true])
  expect(events).toEqual(['page 0', 'row 1', 'row 2', 'page 1', 'row 3', 'row 4', 'page 2', 'row 5', 'row 6'])
})

test('[7.6] 50,000 rows are a file, and never more than a page of them is held', async () => {
  const ask = book(100, 500)
  let held: number[] = []
  const load = () =>
    everyCursor(async (cursor) => {
      const page = await ask(cursor)
      // The previous page's rows are removed here: code that still holds them would write none.
      held.length = 0
      held = page.content
      return page
    })
  const file = await writeCsv({ columns, load }, options)
  expect([file.count, file.complete]).toEqual([50_000, true])
  const lines = await textOf(file)
  expect(lines).toHaveLength(50_002)
  expect(lines.at(-2)).toBe('n50000;500,00')
  expect(lines.at(-1)).toBe('Total;12500250,00')
})

test('[7.6] a file that begins with its last row has its opening before that and its closing in the end', async () => {
  async function* load() {
    yield [3, 2]
    yield [1]
    return { complete: true, before: [['Início', 0]], after: [['Fim', 6]] }
  }
  const lines = await textOf(await writeCsv({ columns, load, reversed: true }, options))
  expect(lines).toEqual(['Número;Valor', 'Início;0', 'n1;0,01', 'n2;0,02', 'n3;0,03', 'Total;0,06', 'Fim;6'])
})

test.each([{ complete: false }, { complete: true, changed: true }])(
  '[7.6] of a part of the records, or of a list that changed, there is no sum',
  async (end) => {
    async function* load() {
      yield [1]
      return end
    }
    const file = await writeCsv({ columns, load }, options)
    expect(file).toMatchObject(end)
    expect(await textOf(file)).toEqual(['Número;Valor', 'n1;0,01'])
  },
)
