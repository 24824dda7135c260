/** The state of a block's data. Each block of a screen loads and fails on its own. */
export type Loadable<Value> = { state: 'loading' } | { state: 'error'; retry: () => void } | { state: 'ready'; value: Value }

interface Answer<Data> {
  data: Data | undefined
  isError: boolean
  refetch: () => unknown
}

/** Converts a query to `Loadable`. Existing data stays while it is fetched again, also if that fails. */
export function loadable<Data, Value = Data>(answer: Answer<Data>, select?: (data: Data) => Value): Loadable<Value> {
  if (answer.data !== undefined) return { state: 'ready', value: select ? select(answer.data) : (answer.data as unknown as Value) }
  if (answer.isError) return { state: 'error', retry: () => void answer.refetch() }
  return { state: 'loading' }
}

/** Combines several blocks: fails with the first failed one, and its retry repeats all that failed. */
export const allOf = <Value>(blocks: readonly Loadable<Value>[]): Loadable<Value[]> => {
  const retries = blocks.flatMap((block) => (block.state === 'error' ? block.retry : []))
  if (retries.length > 0) return { state: 'error', retry: () => retries.forEach((retry) => retry()) }
  const values = blocks.flatMap((block) => (block.state === 'ready' ? [block.value] : []))
  return values.length < blocks.length ? { state: 'loading' } : { state: 'ready', value: values }
}

/** The same state with a mapped value. */
export const mapLoadable = <Value, Other>(loadable: Loadable<Value>, to: (value: Value) => Other): Loadable<Other> =>
  loadable.state === 'ready' ? { state: 'ready', value: to(loadable.value) } : loadable
