export { PlatformProvider, useClient } from '../react/PlatformProvider.tsx'
export * from '../react/useKeyedMutation.ts'
export * from '../keyed/KeyedState.ts'
export type { KeyStore, StoredKey } from '../keyed/KeyStore.ts'
