import { use, useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { RichTextProps } from '@platform/ui'
import { screenAt } from '../../../links/screenAt.ts'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { LinkGuard } from '../../../router/LinkGuard.ts'
import { isOffered } from '../../../session/mayVisit.ts'
import { useViewer } from '../../../session/useViewer.ts'

/** Policy for links in the gateway's HTML; spread it on `RichText`. */
export type ContentLinks = Pick<RichTextProps, 'isInternal' | 'knownHosts' | 'onNavigate'>

/** Links to available screens navigate within the app, the merchant's own hosts open without a confirmation. Spec 2.4. */
export function useContentLinks(): ContentLinks {
  const { merchant } = useMerchant()
  const viewer = useViewer()
  const mainDomain = useQuery(settingsQuery(useClient())).data?.mainDomain
  const navigate = useNavigate()
  const isStopped = use(LinkGuard)
  // The same function until the viewer changes: HTML is sanitised with it.
  const isInternal = useCallback(
    (path: string) => {
      const name = screenAt(path)
      return name !== undefined && isOffered(name, viewer)
    },
    [viewer],
  )
  const knownHosts = useMemo(
    () => [merchant.domain, mainDomain].filter((host) => host !== undefined && host !== ''),
    [merchant, mainDomain],
  )
  const onNavigate = (path: string) => {
    if (!isStopped(path)) void navigate(path)
  }
  return { isInternal, knownHosts: knownHosts as string[], onNavigate }
}
