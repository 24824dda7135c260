import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import { routeOf } from '../paths.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import type { LoadHooks, SiteHooks } from '../merchant/SiteHooks.ts'
import { useConsent } from '../session/useConsent.ts'
import { watchSite } from './watchSite.ts'

/** Requests consent to analytics once, and sends events to the brand's hooks while the player agrees. Loads after the page has settled. */
export function Hooks({ load }: { load: LoadHooks }) {
  const hasTexts = useTexts('public')
  const { agreed, set } = useConsent()
  if (agreed === undefined) return hasTexts && <ConsentNotice onAnswer={set} />
  return agreed && <HookEvents load={load} />
}

function HookEvents({ load }: { load: LoadHooks }) {
  const queries = useQueryClient()
  const [hooks, setHooks] = useState<SiteHooks>()
  useEffect(() => {
    let isUnmounted = false
    load().then(
      (siteHooks) => !isUnmounted && setHooks(siteHooks),
      (error: unknown) => console.warn('Nothing is measured:', error),
    )
    return () => void (isUnmounted = true)
  }, [load])
  useEffect(() => {
    if (!hooks) return
    const leave = watchSite(queries, (event) => hooks.onEvent(event))
    return () => {
      leave()
      hooks.stop?.()
    }
  }, [hooks, queries])
  const route = routeOf(useLocation().pathname)
  useEffect(() => {
    if (route) hooks?.onEvent({ type: 'screen', route })
  }, [hooks, route])
  return null
}
