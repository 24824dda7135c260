import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { inboxQuery } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/record/paging.ts'
import type { MessageCategory } from '../MessagesScreen/MessagesView.tsx'
import { MessagesView } from '../MessagesScreen/MessagesView.tsx'
import { useReader } from '../MessagesScreen/useReader.tsx'

/** Messages of members to this agent. */
export function ReceivedLetters() {
  const client = useClient()
  const [category, setCategory] = useState<MessageCategory>('all')
  const answer = useInfiniteQuery(inboxQuery(client, { fromMembers: true, ...(category === 'unread' && { unread: true }) }))
  const reader = useReader()
  return (
    <>
      <MessagesView
        category={category}
        onCategory={setCategory}
        messages={loadable(answer, ({ pages }) => pages.flatMap(({ content }) => content))}
        unreadCount={answer.data?.pages[0]?.unreadCount ?? 0}
        paging={pagingOf(answer)}
        onMore={() => void answer.fetchNextPage()}
        onOpen={reader.show}
      />
      {reader.sheet}
    </>
  )
}
