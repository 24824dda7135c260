import { atom, useAtom } from 'jotai'
import { useTranslations } from 'use-intl'
import { NoticeTicker, Skeleton } from '@platform/ui'
import type { Announcement } from '@platform/sdk/announcements'
import type { Loadable } from '../../../blocks/Loadable.ts'
import * as css from './blocks.css.ts'

// Until the page is loaded again.
const closedAtom = atom(false)

/** Titles of the announcements, or that there are none; a failure is not worth a retry button here. */
export function NoticeBlock({ notices, onNotices }: { notices: Loadable<readonly Announcement[]>; onNotices: () => void }) {
  const t = useTranslations('home')
  const [closed, setClosed] = useAtom(closedAtom)
  if (closed) return null
  if (notices.state === 'loading') return <Skeleton shape="control" className={css.ticker} />
  return (
    <NoticeTicker
      items={notices.state === 'ready' ? [...notices.value] : []}
      onOpen={notices.state === 'error' ? notices.retry : onNotices}
      onClose={() => setClosed(true)}
      emptyText={notices.state === 'error' ? t('failed') : t('noNotice')}
    />
  )
}
