import { createElement, Suspense, use, useEffect } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { forgetFailedChunks } from '../blocks/lazyChunk.ts'
import { PageSkeleton } from '../system/PageSkeleton/PageSkeleton.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { FeatureGate } from '../merchant/FeatureGate.tsx'
import { takeFirstView } from './firstView.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import type { ScreenEntry } from './screens.ts'

/** A screen with what every screen has: a skeleton while it loads, a way on when it fails, the whitelabel's consent. */
export function ScreenFrame({ screen }: { screen: ScreenEntry }) {
  const { reset } = useQueryErrorResetBoundary()
  const forget = () => {
    reset()
    forgetFailedChunks()
  }
  return (
    <ScreenBoundary onRetry={forget} renderFailure={(error, retry) => <ScreenFailure error={error} retry={retry} />}>
      <Suspense fallback={<PageSkeleton />}>
        <FeatureGate feature={screen.feature}>
          <LoadedScreen screen={screen} />
        </FeatureGate>
      </Suspense>
    </ScreenBoundary>
  )
}

function LoadedScreen({ screen }: { screen: ScreenEntry }) {
  const { complete } = useLanguage()
  useEffect(takeFirstView, [])
  if (!complete && screen.name !== 'home') return <PageSkeleton />
  return createElement(use(screen.load()))
}
