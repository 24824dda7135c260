import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '@platform/sdk/react'
import { announce, OfflineBar } from '@platform/ui'
import { homeNewsQuery } from '../blocks/page/homeNewsQuery.ts'
import { useMoment } from '../i18n/useMoment.ts'
import { useOnline } from './useOnline.ts'

/** Shows that the network is down, and on home the age of the stored data (4). */
export function OfflineNotice({ home }: { home: boolean }) {
  const t = useTranslations('system')
  const moment = useMoment()
  const online = useOnline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) announce(t('backOnline'))
    wasOnline.current = online
  }, [online, t])
  const { dataUpdatedAt: at, isError } = useQuery({ ...homeNewsQuery(useClient()), enabled: false })
  const showsStored = home && at > 0 && (!online || isError)
  const when = showsStored && moment(at)
  return <OfflineBar offline={!online || showsStored}>{when && t(online ? 'keptOnly' : 'offlineKept', { when })}</OfflineBar>
}
