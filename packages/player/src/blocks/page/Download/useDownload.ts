import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { entries } from '../../../storage/entries.ts'
import { isNativeApp, isStandalone, isWebClip } from './openedAs.ts'
import { appIcons, downloadFor, platformOf, showsBar } from './downloadRules.ts'
import { useInstall } from './installPrompt.ts'

const Dialog = lazySheet(async () => (await import('./DownloadDialog.tsx')).DownloadDialog)

/** The merchant's app for this phone, its popup, and whether the bar offers it (2.17). Reads browser state: not for prerendering. */
export function useDownload() {
  const { merchant } = useMerchant()
  const settings = useQuery(settingsQuery(useClient())).data
  const [closed, setClosed] = useState(() => entries.hideDownloadBar.get() === true)
  const [open, setOpen] = useState(false)
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
  const download = settings && downloadFor(platform, settings.resources)
  const install = useInstall()
  const installed = isWebClip() || isStandalone()
  const inApp = isNativeApp()
  const close = () => {
    entries.hideDownloadBar.set(true)
    setClosed(true)
  }
  const icons = settings ? appIcons(settings, merchant.code) : []
  return {
    /** Undefined if there is nothing to download, or if the app is running already. */
    open: (download ?? install) === undefined || installed || inApp ? undefined : () => setOpen(true),
    offered: showsBar({ closed, installed, inApp, link: download?.href }),
    close,
    icons,
    popup: settings && {
      Dialog,
      props: {
        open,
        onOpenChange: setOpen,
        download,
        onInstall: install,
        icons,
        template: settings.mobileTemplate,
      },
    },
  }
}
