import type { Loadable } from '@platform/ui'

// The states of a block's data, for stories.
export const loading: Loadable<never> = { state: 'loading' }
export const failed: Loadable<never> = { state: 'error', retry: () => undefined }
export const ready = <Value>(value: Value): Loadable<Value> => ({ state: 'ready', value })
