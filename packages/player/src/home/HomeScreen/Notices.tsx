import { useTranslations } from 'use-intl'
import { NoticeTicker, type Loadable } from '@platform/ui'
import type { Announcement } from '@platform/sdk/announcements'

export interface NoticesProps {
  notices: Exclude<Loadable<readonly Announcement[]>, { state: 'loading' }>
  onNotices: () => void
  onClose: () => void
}

/** Titles of the announcements, or a text if there are none; a failure is not important enough for a retry button here. */
export function Notices({ notices, onNotices, onClose }: NoticesProps) {
  const t = useTranslations('home')
  return (
    <NoticeTicker
      items={notices.state === 'ready' ? [...notices.value] : []}
      onOpen={(notices.state === 'error' && notices.retry) || onNotices}
      onClose={onClose}
      emptyText={notices.state === 'error' ? t('failed') : t('noNotice')}
    />
  )
}
