import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { requestIdOf, useErrorText } from '../i18n/useErrorText.ts'
import { pathTo } from '../paths.ts'
import { FailureView } from '../system/FailureView/FailureView.tsx'
import { useOnline } from '../system/useOnline.ts'
import { ChunkError, reloadOnce } from './lazyScreen.ts'

const isNetwork = (error: unknown) => error instanceof ChunkError || (error instanceof PlatformError && error.kind === 'network')

/** A screen that failed. What the network broke is tried again by itself as soon as the network is back. */
export function ScreenFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('system')
  const textOf = useErrorText()
  const online = useOnline()
  const waiting = !online && isNetwork(error)
  useEffect(() => {
    if (!waiting) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waiting, retry])
  useEffect(() => {
    if (!(error instanceof PlatformError)) console.error(error)
  }, [error])

  // A chunk that is gone while the network is there: a new version has replaced it.
  const again = () => {
    if (error instanceof ChunkError && online && reloadOnce()) return
    retry()
  }
  const text = error instanceof PlatformError ? textOf(error) : t('failedText')
  return <FailureView text={text} requestId={requestIdOf(error)} onRetry={again} homeHref={pathTo('home')} />
}
