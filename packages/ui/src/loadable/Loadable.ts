/** The state of a block's data. Each block of a screen loads and fails on its own; without `retry` if trying again cannot help. */
export type Loadable<Value> = { state: 'loading' } | { state: 'error'; retry: (() => void) | undefined } | { state: 'ready'; value: Value }

interface Answer<Data> {
  data: Data | undefined
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

/** Converts a query to `Loadable`. Existing data stays while it is fetched again, also if that fails. */
export function loadable<Data>(answer: Answer<Data>): Loadable<Data>
export function loadable<Data, Value>(answer: Answer<Data>, select: (data: Data) => Value): Loadable<Value>
export function loadable<Data, Value>(answer: Answer<Data>, select?: (data: Data) => Value): Loadable<Data | Value> {
  if (answer.data !== undefined) return { state: 'ready', value: select ? select(answer.data) : answer.data }
  if (!answer.isError) return { state: 'loading' }
  return { state: 'error', retry: isForbidden(answer.error) ? undefined : () => void answer.refetch() }
}

/** An error of the SDK of this kind; this package does not depend on it. */
const isForbidden = (error: unknown) => (error as { kind?: unknown } | null | undefined)?.kind === 'permission'

/** Combines several blocks: fails with the first failed one, and its retry repeats all that failed. */
export const allOf = <Value>(blocks: readonly Loadable<Value>[]): Loadable<Value[]> => {
  const failed = blocks.filter((block) => block.state === 'error')
  const retries = failed.flatMap((block) => block.retry ?? [])
  if (failed.length > 0) return { state: 'error', retry: retries.length > 0 ? () => retries.forEach((retry) => retry()) : undefined }
  const values = blocks.flatMap((block) => (block.state === 'ready' ? [block.value] : []))
  return values.length < blocks.length ? { state: 'loading' } : { state: 'ready', value: values }
}

/** The same state with a mapped value. */
export const mapLoadable = <Value, Other>(loadable: Loadable<Value>, to: (value: Value) => Other): Loadable<Other> =>
  loadable.state === 'ready' ? { state: 'ready', value: to(loadable.value) } : loadable
