import { createElement, Suspense, use } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { PageSkeleton } from '../system/PageSkeleton/PageSkeleton.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { FeatureGate } from '../merchant/FeatureGate.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import type { ScreenEntry } from './screens.ts'

/** A screen with what every screen has: a skeleton while it loads, a way on when it fails, the whitelabel's consent. */
export function ScreenFrame({ screen }: { screen: ScreenEntry }) {
  const { reset } = useQueryErrorResetBoundary()
  const forget = () => {
    reset()
    screen.reset()
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
  if (!complete && screen.name !== 'home') return <PageSkeleton />
  return createElement(use(screen.load()))
}
