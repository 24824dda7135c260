export { PlatformProvider, useClient } from '../react/PlatformProvider.tsx'
export { useKeyedMutation, type KeyedMutation, type KeyedMutationOptions } from '../react/useKeyedMutation.ts'
export type { KeyedEnd, KeyedState } from '../keyed/KeyedState.ts'
export type { KeyStore, StoredKey } from '../keyed/KeyStore.ts'
