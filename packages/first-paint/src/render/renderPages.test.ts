import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AppRenderer } from './AppRenderer.ts'
import { nextEnd, renderContent, renderPages } from './renderPages.ts'

const screen = { paths: ['/m/news'], texts: '', searches: [], others: ['?of=2'], hasContent: true }

/** An app of one screen that shows the answer of one call. */
const app: AppRenderer<string, 'news'> = {
  publicScreens: () => [{ ...screen, name: 'news' }],
  viewKeys: () => ({ session: '', language: '', dataSaver: '', visited: [], spoken: '' }),
  renderPage: async (site, name, search, fetch) => {
    const queries = new QueryClient()
    const answer = (await (await fetch?.(`/wps/${name}${search}`))?.json()) as unknown
    const meta = { stored: 'for a later visit' }
    if (fetch) await queries.prefetchQuery({ queryKey: ['news'], queryFn: () => answer, meta })
    return { html: `${site}: ${JSON.stringify(answer ?? null)}`, queries }
  },
  sampleFetch: () => Promise.resolve(Response.json('sample')),
  ends: ['endDate'],
}

test('[quality: first paint] a public page is rendered before any answer, with content of every kind, and for each query', async () => {
  const [page] = await renderPages(app, 'A')
  expect(page).toMatchObject({ html: 'A: null', full: 'A: "sample"', variants: [{ search: '?of=2', html: 'A: null' }] })
})

test('[quality: first paint] content comes with its data, which cannot end their block, and says when the first of it ends', async () => {
  const paths: string[] = []
  const endDate = Date.now() + 60_000
  const { html, json, until, made } = await renderContent(app, 'A', 'news', '?of=2', (path) => {
    paths.push(path)
    return Promise.resolve(Response.json({ endDate, title: '</script>' }))
  })
  expect(paths).toEqual(['/wps/news?of=2'])
  expect(html).toContain('</script>')
  expect(json).not.toContain('<')
  // What the app knows itself is no content.
  expect(json).not.toContain('for a later visit')
  expect(JSON.parse(json)).toMatchObject({ queries: [{ queryKey: ['news'], state: { data: { endDate, title: '</script>' } } }] })
  expect(until).toBe(endDate)
  expect(made).toBeLessThanOrEqual(Date.now())
})

test('[quality: first paint] the earliest end that is still to come counts, of whatever an answer has', () => {
  const ends = ['endDate', 'matchTime']
  const answers = {
    queries: [{ data: { hot: [{ matchTime: 500 }, { matchTime: 300 }] } }, { data: [{ endDate: 400, startDate: 350 }, { endDate: 90 }] }],
  }
  expect(nextEnd(answers, ends, 100)).toBe(300)
  expect(nextEnd(answers, ends, 300)).toBe(400)
  expect(nextEnd(answers, ends, 500)).toBeUndefined()
})
