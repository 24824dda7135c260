import { useRef, type MouseEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { launchChatMutation } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { openTab } from '../links/openTab.ts'
import { serviceHostsOf } from '../blocks/page/serviceLinksQuery.ts'
import { checkGameUrl } from '../links/checkGameUrl.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { pathTo } from '../paths.ts'

/** Opens online service in a new tab (2.19, 7.5); where that fails, the page with all contacts. */
export function useChat(): (tap: MouseEvent) => Promise<void> {
  const { mutateAsync: launch } = useMutation(launchChatMutation(useClient()))
  const { merchant } = useMerchant()
  const navigate = useNavigate()
  const t = useTranslations()
  const opening = useRef(false)
  const origins = serviceHostsOf(merchant).map((host) => `https://${host}`)
  return async (tap) => {
    tap.preventDefault()
    if (opening.current) return
    const tab = openTab()
    if (!tab) {
      toasts.error(t('errors.popupBlocked'))
      return void navigate(pathTo('service'))
    }
    tab.document.title = t('titles.service')
    opening.current = true
    const chat = await launch().catch(() => undefined)
    opening.current = false
    const address = checkGameUrl(chat?.chatUrl, origins, location.href)
    if ('url' in address) return tab.location.replace(address.url)
    tab.close()
    toasts.error(t('agents.chatFailed'))
    void navigate(pathTo('service'))
  }
}
