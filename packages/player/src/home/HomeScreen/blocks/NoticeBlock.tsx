import { atom, useAtom } from 'jotai'
import { Skeleton, type Loadable } from '@platform/ui'
import type { Announcement } from '@platform/sdk/announcements'
import { Notices } from '../Notices.tsx'
import * as css from './blocks.css.ts'

// In memory, until the page is reloaded.
const closedAtom = atom(false)

/** The titles of the announcements, until the player closes them. */
export function NoticeBlock({ notices, onNotices }: { notices: Loadable<readonly Announcement[]>; onNotices: () => void }) {
  const [closed, setClosed] = useAtom(closedAtom)
  if (closed) return null
  if (notices.state === 'loading') return <Skeleton shape="control" className={css.ticker} />
  return <Notices notices={notices} onNotices={onNotices} onClose={() => setClosed(true)} />
}
