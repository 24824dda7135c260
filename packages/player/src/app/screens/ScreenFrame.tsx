import { takeFirstView } from '@platform/first-paint/browser'
import { forgetFailedChunks } from '@platform/ui'
import { createElement, Suspense, useEffect } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { PageSkeleton } from '../../system/PageSkeleton/PageSkeleton.tsx'
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx'
import type { RouteName } from '../../routes.ts'
import { RouteGuard } from './RouteGuard.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { lazyScreens, textsOf } from './lazyScreens.ts'

/** A screen with its skeleton, its error boundary and its guard. */
export function ScreenFrame({ name }: { name: RouteName }) {
  const { key } = useLocation()
  const { reset } = useQueryErrorResetBoundary()
  const { retry: retryTexts } = useLanguage()
  const forget = () => {
    reset()
    forgetFailedChunks()
    retryTexts()
  }
  return (
    <ScreenBoundary resetKey={key} onRetry={forget} renderFailure={(error, retry) => <ScreenFailure error={error} retry={retry} />}>
      <Suspense fallback={<PageSkeleton />}>
        <RouteGuard name={name}>
          <LoadedScreen name={name} onRetry={forget} />
        </RouteGuard>
      </Suspense>
    </ScreenBoundary>
  )
}

function LoadedScreen({ name, onRetry }: { name: RouteName; onRetry: () => void }) {
  const { failure } = useLanguage()
  const hasTexts = useTexts(textsOf(name))
  useEffect(takeFirstView, [])
  if (hasTexts) return createElement(lazyScreens[name])
  // Not thrown: the screen renders as soon as its texts are loaded.
  return failure ? <ScreenFailure error={failure} retry={onRetry} /> : <PageSkeleton />
}
