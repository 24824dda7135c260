import { atom, useAtom } from 'jotai'
import { Skeleton, type Loadable, NoticeTicker } from '@platform/ui'
import type { Announcement } from '@platform/sdk/announcements'
import * as css from './blocks.css.ts'
import { useTranslations } from 'use-intl'

// In memory, until the page is reloaded.
const closedAtom = atom(false)

/** The titles of the announcements, until the player closes them. */
export function NoticeBlock({ notices, onNotices }: { notices: Loadable<readonly Announcement[]>; onNotices: () => void }) {
  const [closed, setClosed] = useAtom(closedAtom)
  if (closed) return null
  if (notices.state === 'loading') return <Skeleton shape="control" className={css.ticker} />
  return <Notices notices={notices} onNotices={onNotices} onClose={() => setClosed(true)} />
}

interface NoticesProps {
  notices: Exclude<Loadable<readonly Announcement[]>, { state: 'loading' }>
  onNotices: () => void
  onClose: () => void
}

/** Titles of the announcements, or a text if there are none; a failure is not important enough for a retry button here. */
function Notices({ notices, onNotices, onClose }: NoticesProps) {
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
