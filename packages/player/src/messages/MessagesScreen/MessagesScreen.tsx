import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Message } from '@platform/sdk/messages'
import { inboxQuery, readAllMessagesMutation, readMessageMutation } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { lazySheet, toasts } from '@platform/ui'
import { useContentLinks } from '../../blocks/Content/useContentLinks.ts'
import { loadable } from '../../blocks/Loadable.ts'
import { pagingOf } from '../../blocks/paging.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { messageCategories, MessagesView } from './MessagesView.tsx'

const MessageReader = lazySheet(async () => (await import('./MessageReader.tsx')).MessageReader)

/** `/m/message` and `/m/webEmail`: the member's messages. */
export function MessagesScreen() {
  const client = useClient()
  const t = useTranslations('inbox')
  const textOf = useErrorText()
  const [query, setQuery] = useSearchParams()
  const category = messageCategories.find((each) => each === query.get('category')) ?? 'all'
  const answer = useInfiniteQuery(inboxQuery(client, category === 'unread' ? { unread: true } : {}))
  const { mutate: markRead } = useMutation(readMessageMutation(client))
  const readAll = useMutation(readAllMessagesMutation(client))
  const links = useContentLinks()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState<Message>()

  const show = (message: Message) => {
    setReading(message)
    setOpen(true)
    if (!message.read) markRead(message.id)
  }
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
        onOpen={show}
        onReadAll={onReadAll}
        readingAll={readAll.isPending}
      />
      {reading && <MessageReader key={reading.id} message={reading} open={open} onOpenChange={setOpen} links={links} />}
    </>
  )
}
