import { useTranslations } from 'use-intl'
import { NoticeTicker, Skeleton } from '@platform/ui'
import type { Announcement } from '@platform/sdk/announcements'
import type { Loadable } from '../../../blocks/Loadable.ts'
import * as css from './blocks.css.ts'

/** Titles of the announcements, or that there are none; a failure is not worth a retry button here. */
export function NoticeBlock({ notices, onNotices }: { notices: Loadable<readonly Announcement[]>; onNotices: () => void }) {
  const t = useTranslations('home')
  if (notices.state === 'loading') return <Skeleton shape="control" className={css.ticker} />
  return (
    <NoticeTicker
      items={notices.state === 'ready' ? [...notices.value] : []}
      onOpen={notices.state === 'error' ? notices.retry : onNotices}
      emptyText={notices.state === 'error' ? t('failed') : t('noNotice')}
    />
  )
}
