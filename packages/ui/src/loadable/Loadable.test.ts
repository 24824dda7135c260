import { expect, test, vi } from 'vitest'
import { allOf, loadable } from './Loadable.ts'

const query = (answer: { data?: number; isError?: boolean; error?: unknown; refetch?: () => unknown }) =>
  loadable({ data: undefined, isError: false, refetch: vi.fn<() => void>(), ...answer })

test('data that came once stay while a refresh fails', () => {
  expect(query({ data: 1, isError: true })).toEqual({ state: 'ready', value: 1 })
})

test('several blocks are ready once all are', () => {
  expect(allOf([query({ data: 1 }), query({})])).toEqual({ state: 'loading' })
  expect(allOf([query({ data: 1 }), query({ data: 2 })])).toEqual({ state: 'ready', value: [1, 2] })
})

test('several blocks fail with the first that fails, and only what failed is requested again', () => {
  const [failed, loading, ready] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const all = allOf([query({ isError: true, refetch: failed }), query({ refetch: loading }), query({ data: 2, refetch: ready })])
  expect(all.state).toBe('error')
  if (all.state === 'error') all.retry?.()
  expect([failed, loading, ready].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

test('what is not permitted has no retry, but what else failed has', () => {
  const forbidden = query({ isError: true, error: { kind: 'permission' } })
  expect(forbidden).toEqual({ state: 'error', retry: undefined })
  expect(allOf([forbidden, query({ data: 1 })])).toEqual({ state: 'error', retry: undefined })
  expect(allOf([forbidden, query({ isError: true, error: { kind: 'network' } })])).toEqual({ state: 'error', retry: expect.any(Function) })
})
