import { useFormatter, useTranslations } from 'use-intl'
import type { AnnouncementItem } from '@platform/sdk/announcements'
import { Card, Empty, ListEnd, ListItem, NoticeIcon } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import type { Paging } from '../../blocks/record/paging.ts'
import { page } from '../../blocks/page/lines.css.ts'

export interface NoticeViewProps {
  notices: readonly AnnouncementItem[]
  paging: Paging
  onMore: () => void
  onOpen: (notice: AnnouncementItem) => void
}

/** The announcements, newest first; a tap opens one to read. */
export function NoticeView({ notices, paging, onMore, onOpen }: NoticeViewProps) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  if (notices.length === 0) return <Empty icon={<NoticeIcon size="lg" />} title={t('noNotices')} text={t('noNoticesText')} />
  return (
    <div className={page}>
      <Card flush>
        <ul>
          {notices.map((notice) => (
            <li key={notice.id}>
              <ListItem
                icon={<NoticeIcon />}
                title={notice.title}
                text={format.dateTime(notice.publishedAt, { dateStyle: 'long' })}
                onClick={() => onOpen(notice)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd
        count={notices.length}
        paging={paging}
        onMore={onMore}
        texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }}
      />
    </div>
  )
}

/** Skeleton of the announcements. */
export const NoticeSkeleton = () => (
  <div className={page}>
    <LinesSkeleton />
  </div>
)
