/** What a block knows of its data. Each block of a screen loads and fails on its own. */
export type Loadable<Value> = { state: 'loading' } | { state: 'error'; retry: () => void } | { state: 'ready'; value: Value }

interface Answer<Data> {
  data: Data | undefined
  isError: boolean
  refetch: () => unknown
}

/** A query as a block sees it. Data that came once stay while they refresh, also when the refresh fails. */
export function loadable<Data, Value = Data>(answer: Answer<Data>, select?: (data: Data) => Value): Loadable<Value> {
  if (answer.data !== undefined) return { state: 'ready', value: select ? select(answer.data) : (answer.data as unknown as Value) }
  if (answer.isError) return { state: 'error', retry: () => void answer.refetch() }
  return { state: 'loading' }
}

/** Several blocks as one: it fails with the first, and tries again all that failed. */
export const allOf = <Value>(blocks: readonly Loadable<Value>[]): Loadable<Value[]> => {
  const failed = blocks.flatMap((block) => (block.state === 'error' ? block.retry : []))
  if (failed.length > 0) return { state: 'error', retry: () => failed.forEach((retry) => retry()) }
  const values = blocks.flatMap((block) => (block.state === 'ready' ? [block.value] : []))
  return values.length < blocks.length ? { state: 'loading' } : { state: 'ready', value: values }
}

/** The same state with another value. */
export const mapLoadable = <Value, Other>(loadable: Loadable<Value>, to: (value: Value) => Other): Loadable<Other> =>
  loadable.state === 'ready' ? { state: 'ready', value: to(loadable.value) } : loadable
