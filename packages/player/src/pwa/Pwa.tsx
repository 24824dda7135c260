import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import { routeOf } from '../paths.ts'
import { routes } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import { checkForUpdates, registerWorker } from './registerWorker.ts'
import { hasTypedText, watchTyping } from './typedText.ts'
import { UpdateNotice } from './UpdateNotice.tsx'
import { watchUpdates, type Busy } from './watchUpdates.ts'

let started = false

/** The installed side of a site: its service worker, and the notice of a new version. Loaded once the first page has settled. */
export function Pwa({ reload }: { reload: () => boolean }) {
  const queries = useQueryClient()
  const hasTexts = useTexts('public')
  const [accept, setAccept] = useState<() => void>()
  useEffect(() => watchTyping(), [])
  useEffect(() => {
    if (started || !('serviceWorker' in navigator)) return
    started = true
    registerWorker().then(
      (registration) => {
        checkForUpdates(registration)
        watchUpdates({
          registration,
          container: navigator.serviceWorker,
          busy: () => busyNow(queries),
          offer: (agree) => setAccept(() => agree),
          reload,
          age: () => performance.now(),
        })
      },
      (error: unknown) => console.warn('The site works without its offline copy:', error),
    )
  }, [queries, reload])
  if (!accept || !hasTexts) return null
  const agree = () => {
    setAccept(undefined)
    accept()
  }
  return <UpdateNotice onAccept={agree} onLater={() => setAccept(undefined)} />
}

function busyNow(queries: QueryClient): Busy {
  const name = routeOf(location.pathname)
  const { noReload }: Partial<RouteFacts> = name ? routes[name] : {}
  if (queries.isMutating() > 0 || noReload) return 'play'
  return hasTypedText() ? 'text' : undefined
}
