import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { inboxQuery, readAllMessagesMutation } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/record/paging.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { messageCategories, MessagesView } from './MessagesView.tsx'
import { useReader } from './useReader.tsx'

/** `/m/message` and `/m/webEmail`: the member's messages. */
export function MessagesScreen() {
  const client = useClient()
  const t = useTranslations('inbox')
  const textOf = useErrorText()
  const [query, setQuery] = useSearchParams()
  const category = messageCategories.find((each) => each === query.get('category')) ?? 'all'
  const answer = useInfiniteQuery(inboxQuery(client, category === 'unread' ? { unread: true } : {}))
  const readAll = useMutation(readAllMessagesMutation(client))
  const reader = useReader()

  const onReadAll = () =>
    readAll.mutate(undefined, {
      onSuccess: () => toasts.success(t('allRead')),
      onError: (error) => toasts.error(textOf(error)),
    })
  return (
    <>
      <MessagesView
        category={category}
        onCategory={(next) => setQuery({ category: next }, { replace: true })}
        messages={loadable(answer, ({ pages }) => pages.flatMap(({ content }) => content))}
        unreadCount={answer.data?.pages[0]?.unreadCount ?? 0}
        paging={pagingOf(answer)}
        onMore={() => void answer.fetchNextPage()}
        onOpen={reader.show}
        onReadAll={onReadAll}
        readingAll={readAll.isPending}
      />
      {reader.sheet}
    </>
  )
}
