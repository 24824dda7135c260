import { QueryClient, QueryObserver, type QueryFunction } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { painted } from '@platform/config/settle'
import { PAGE_DATA } from './firstView.ts'
import { takePageData } from './pageData.ts'

test('[quality: speed] what a page was rendered with is requested again once the page is hydrated, what it has not at once', async () => {
  const block = document.body.appendChild(document.createElement('script'))
  onTestFinished(() => block.remove())
  const state = { data: 'rendered', dataUpdatedAt: Date.now() - 60_000, status: 'success', fetchStatus: 'idle' }
  Object.assign(block, {
    id: PAGE_DATA,
    type: 'application/json',
    text: JSON.stringify({ mutations: [], queries: [{ queryKey: ['news'], queryHash: '["news"]', state }] }),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  let resolve = () => undefined as void
  const promise = new Promise<void>((done) => (resolve = done))
  takePageData(queries, promise)
  const request = vi.fn<QueryFunction<string>>(({ queryKey }) => String(queryKey))
  const observe = (key: string) => {
    const observer = new QueryObserver(queries, { queryKey: [key], queryFn: request })
    onTestFinished(observer.subscribe(() => undefined))
    return observer
  }
  const news = observe('news')
  observe('balance')
  await painted()
  expect(news.getCurrentResult().data).toBe('rendered')
  expect(request.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([['balance']])
  resolve()
  await painted()
  expect(news.getCurrentResult().data).toBe('news')
  observe('news')
  await painted()
  expect(request.mock.calls.filter(([{ queryKey }]) => queryKey[0] === 'news')).toHaveLength(2)
})
