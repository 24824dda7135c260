import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '@platform/sdk/messages'
import { Button, Card, CheckIcon, Empty, ListEnd, ListItem, MailIcon, ScrollTabs, VisuallyHidden, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import type { Paging } from '../../blocks/record/paging.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './MessagesView.css.ts'
import { joinParts } from '../../i18n/joinParts.ts'

export const messageCategories = ['all', 'unread'] as const
export type MessageCategory = (typeof messageCategories)[number]

export interface MessagesViewProps {
  category: MessageCategory
  onCategory: (category: MessageCategory) => void
  messages: Loadable<readonly Message[]>
  unreadCount: number
  paging: Paging
  onMore: () => void
  onOpen: (message: Message) => void
  /** Marks everything as read; absent unless all messages are listed. */
  onReadAll?: () => void
  readingAll?: boolean
}

/** Messages of the operator to this member: all or unread, with a dot on unread ones. */
export function MessagesView(props: MessagesViewProps) {
  const { category, onCategory, messages, unreadCount, onReadAll, readingAll = false } = props
  const t = useTranslations('inbox')
  const panel = useId()
  const tabs = messageCategories.map((value) => ({ value, label: t(`category.${value}`, { count: unreadCount }) }))
  useViewTitle(category === 'all' ? undefined : t(`category.${category}`, { count: unreadCount }))
  return (
    <>
      <ScrollTabs label={t('categories')} tabs={tabs} value={category} onChange={onCategory} controls={panel} />
      <div id={panel} role="tabpanel" aria-label={t(`category.${category}`, { count: unreadCount })} className={css.page}>
        <div className={css.bar}>
          {onReadAll && unreadCount > 0 && !(messages.state === 'ready' && messages.value.length === 0) && (
            <Button tone="ghost" size="sm" loading={readingAll} onClick={onReadAll}>
              <CheckIcon size="sm" />
              {t('readAll')}
            </Button>
          )}
        </div>
        {messages.state === 'loading' && <LinesSkeleton />}
        {messages.state === 'error' && <LoadFailed retry={messages.retry} />}
        {messages.state === 'ready' && <Messages {...props} messages={messages.value} />}
      </div>
    </>
  )
}

function Messages({ category, messages, paging, onMore, onOpen }: Omit<MessagesViewProps, 'messages'> & { messages: readonly Message[] }) {
  const t = useTranslations('inbox')
  const moment = useMoment()
  if (messages.length === 0 && paging === 'end') {
    return (
      <Empty
        icon={<MailIcon size="lg" />}
        title={t(category === 'unread' ? 'noUnread' : 'noMessages')}
        text={t(category === 'unread' ? 'noUnreadText' : 'noMessagesText')}
      />
    )
  }
  return (
    <>
      <Card flush>
        <ul>
          {messages.map((message) => (
            <li key={message.id}>
              <ListItem
                icon={<Envelope unread={!message.read} />}
                title={message.read ? <span className={css.read}>{message.title}</span> : message.title}
                text={joinParts([message.fromUpline ? t('fromUpline') : message.from, moment(message.sentAt)])}
                onClick={() => onOpen(message)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd
        count={messages.length}
        paging={paging}
        onMore={onMore}
        texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }}
      />
    </>
  )
}

function Envelope({ unread }: { unread: boolean }) {
  const t = useTranslations('inbox')
  return (
    <span className={css.icon}>
      <MailIcon />
      {unread && (
        <span className={css.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
