import { ChunkError } from '@platform/ui'
import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { requestIdOf, useBareErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { FailureView } from '../../system/FailureView/FailureView.tsx'
import { PageSkeleton } from '../../system/PageSkeleton/PageSkeleton.tsx'
import { useRequireSession } from '../../session/useRequireSession.ts'
import { useOnline } from '../../system/useOnline.ts'
import { isReplaced, showsText } from './isReplaced.ts'
import { reloadOnce } from './reloadOnce.ts'

const hasKind = (error: unknown, ...kinds: PlatformError['kind'][]) => error instanceof PlatformError && kinds.includes(error.kind)

// The session changed while the screen loaded: it is requested again without a message.
const isAborted = (error: unknown) => hasKind(error, 'aborted')

const isNetwork = (error: unknown) => error instanceof ChunkError || hasKind(error, 'network')

/** Whether a new version has replaced the one whose code is missing; undefined until the host has answered. */
function useReplaced(error: unknown): boolean | undefined {
  const [replaced, setReplaced] = useState(error instanceof ChunkError ? undefined : false)
  useEffect(() => {
    if (error instanceof ChunkError) void isReplaced().then(setReplaced)
  }, [error])
  return replaced
}

/**
 * A screen that failed. A network failure is retried automatically once the device is online. Where a new version has replaced the code,
 * the page reloads once without a request to the player, unless it shows text or a money call is pending.
 */
export function ScreenFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('system')
  const textOf = useBareErrorText()
  const online = useOnline()
  const requireSession = useRequireSession()
  const queries = useQueryClient()
  const aborted = isAborted(error)
  const replaced = useReplaced(error)
  useEffect(() => {
    if (replaced && queries.isMutating() === 0 && !showsText()) reloadOnce()
  }, [replaced, queries])
  useEffect(() => {
    if (aborted) retry()
  }, [aborted, retry])
  const wasOffline = useRef(false)
  useEffect(() => {
    const back = online && wasOffline.current
    wasOffline.current = !online
    if (back && isNetwork(error)) retry()
  }, [online, error, retry])
  useEffect(() => {
    if (!(error instanceof PlatformError)) console.error(error)
  }, [error])

  // A chunk that is missing while online: a new version has replaced it. No reload while a money call is pending.
  const again = () => {
    if (error instanceof ChunkError && online && queries.isMutating() === 0 && reloadOnce()) return
    retry()
  }
  if (aborted || replaced === undefined) return <PageSkeleton />
  const text = error instanceof PlatformError ? textOf(error) : t(replaced ? 'newVersionText' : 'failedText')
  const ended = hasKind(error, 'sessionExpired', 'sessionReplaced')
  return (
    <FailureView
      text={text}
      requestId={requestIdOf(error)}
      onRetry={ended || hasKind(error, 'permission') ? undefined : again}
      onSignIn={ended ? () => requireSession(retry) : undefined}
      homeHref={pathTo('home')}
    />
  )
}
