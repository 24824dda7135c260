import { Suspense, useEffect, useState } from 'react'
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { memberTypes } from '@platform/sdk/account'
import type { AnnouncementItem } from '@platform/sdk/announcements'
import { announcementListQuery, readAnnouncementsMutation } from '@platform/sdk/query/announcements'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { useContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { pagingOf } from '../../blocks/record/paging.ts'
import { useSession } from '../../session/useSession.ts'
import { NoticeSkeleton, NoticeView } from './NoticeView.tsx'

const ReadingSheet = lazySheet(async () => (await import('../ReadingSheet/ReadingSheet.tsx')).ReadingSheet)

/** `/m/notice`: announcements for players (types PL). Showing them clears a member's badge. Spec 2.1, 7.2. */
export const NoticeScreen = () => (
  <Suspense fallback={<NoticeSkeleton />}>
    <Notices types="PL" />
  </Suspense>
)

/** The announcements; `types` A includes those for agents. */
export function Notices({ types }: { types: 'PL' | 'A' }) {
  const client = useClient()
  const answer = useSuspenseInfiniteQuery(announcementListQuery(client, { types }))
  const links = useContentLinks()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState<AnnouncementItem>()
  useMarkSeen((answer.data.pages[0]?.footer.unreadCount ?? 0) > 0)

  const show = (notice: AnnouncementItem) => {
    setReading(notice)
    setOpen(true)
  }
  return (
    <>
      <NoticeView
        notices={answer.data.pages.flatMap(({ content }) => content)}
        paging={pagingOf(answer)}
        onMore={() => void answer.fetchNextPage()}
        onOpen={show}
      />
      {reading && (
        <ReadingSheet
          open={open}
          onOpenChange={setOpen}
          title={reading.title}
          html={reading.content}
          at={reading.publishedAt}
          links={links}
        />
      )}
    </>
  )
}

function useMarkSeen(news: boolean) {
  const { mutate } = useMutation(readAnnouncementsMutation(useClient()))
  const type = useSession()?.type
  // The gateway has no badge for a trial account.
  const hasBadge = type !== undefined && type !== memberTypes.trial
  useEffect(() => {
    if (hasBadge && news) mutate()
  }, [hasBadge, news, mutate])
}
