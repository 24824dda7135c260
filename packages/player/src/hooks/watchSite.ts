import type { QueryClient } from '@tanstack/react-query'
import { PlatformError } from '@platform/sdk'
import type { SiteEvent } from '../merchant/SiteHooks.ts'

/** Reports events of calls and scripts, until it is stopped. */
export function watchSite(queries: QueryClient, tell: (event: SiteEvent) => void): () => void {
  const failed = (key: readonly unknown[] | undefined, error: unknown) => {
    if (error instanceof PlatformError && error.kind !== 'aborted')
      tell({ type: 'failed', action: actionOf(key), kind: error.kind, code: error.code })
  }
  const crashed = (error: unknown) => tell(crashOf(error))
  const onError = ({ error }: ErrorEvent) => crashed(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => crashed(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') failed(event.query.queryKey, event.action.error)
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const key = event.mutation.options.mutationKey
      if (event.action.type === 'success') tell({ type: 'done', action: actionOf(key) })
      if (event.action.type === 'error') failed(key, event.action.error)
    }),
    () => window.removeEventListener('error', onError),
    () => window.removeEventListener('unhandledrejection', onRejection),
  ]
  return () => stops.forEach((stop) => stop())
}

// Later parts of a key are parameters, which may identify the player.
const actionOf = (key: readonly unknown[] = []) =>
  key
    .slice(0, 2)
    .filter((part) => typeof part === 'string')
    .join('.') || 'unknown'

/** A script's error, reduced to our own files: messages and other addresses may contain any data. */
export function crashOf(error: unknown): SiteEvent {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {}
  const at = [...stack.matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place)
  return { type: 'crash', name: /^\w{1,40}$/.test(name) ? name : 'Error', at: at.slice(0, 5) }
}
