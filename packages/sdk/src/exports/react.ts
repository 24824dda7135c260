export { PlatformProvider, useClient } from '../react/PlatformProvider.tsx'
export * from '../react/useKeyedMutation.ts'
export * from '../keyed/KeyedState.ts'
export * from '../keyed/KeyStore.ts'
