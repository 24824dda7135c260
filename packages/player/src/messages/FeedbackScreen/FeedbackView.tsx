import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { FeedbackTicket } from '@platform/sdk/help'
import {
  Badge,
  type BadgeProps,
  Button,
  ButtonLink,
  Card,
  CheckCircleIcon,
  Empty,
  ListEnd,
  ListItem,
  MailIcon,
  Segmented,
  type Loadable,
} from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import type { Paging } from '../../blocks/record/paging.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx'
import * as css from './FeedbackView.css.ts'

export type FeedbackTab = 'new' | 'tickets'

export interface FeedbackViewProps {
  tab: FeedbackTab
  onTab: (tab: FeedbackTab) => void
  writing: FeedbackFormProps
  /** The number of the ticket just sent, shown instead of the form. */
  sent: { ticketNo: string; href: string; onAgain: () => void } | undefined
  tickets: TicketsProps
}

/** A form to write to the operator, and the earlier tickets. */
export function FeedbackView({ tab, onTab, writing, sent, tickets }: FeedbackViewProps) {
  const t = useTranslations('feedback')
  const titles = useTranslations('titles')
  const step = sent ? t('sent') : undefined
  useViewTitle(tab === 'new' ? step : t(tab))
  const options = (['new', 'tickets'] as const).map((value) => ({ value, label: t(value) }))
  let body: ReactNode = <Tickets {...tickets} />
  if (tab === 'new') body = sent ? <SentTicket {...sent} /> : <FeedbackForm {...writing} />
  return (
    <div className={css.page}>
      <Segmented label={titles('feedback')} options={options} value={tab} onChange={onTab} />
      {body}
    </div>
  )
}

function SentTicket({ ticketNo, href, onAgain }: NonNullable<FeedbackViewProps['sent']>) {
  const t = useTranslations('feedback')
  return (
    <Card className={css.sent} role="status">
      <CheckCircleIcon size="lg" />
      <h2 className={css.title}>{t('sent')}</h2>
      <p>{t('sentText')}</p>
      <p className={css.number}>{ticketNo}</p>
      <div className={css.actions}>
        <ButtonLink href={href}>{t('follow')}</ButtonLink>
        <Button tone="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </Card>
  )
}

export interface TicketsProps {
  list: Loadable<readonly FeedbackTicket[]>
  hrefOf: (ticketNo: string) => string
  paging: Paging
  onMore: () => void
}

function Tickets({ list: tickets, hrefOf, paging, onMore }: TicketsProps) {
  const t = useTranslations('feedback')
  const inbox = useTranslations('inbox')
  const format = useFormatter()
  if (tickets.state === 'loading') return <LinesSkeleton />
  if (tickets.state === 'error') return <LoadFailed retry={tickets.retry} />
  const list = tickets.value
  if (list.length === 0) return <Empty icon={<MailIcon size="lg" />} title={t('none')} text={t('noneText')} />
  return (
    <>
      <Card flush>
        <ul>
          {list.map(({ ticketNo, type, content, status, updatedAt }) => (
            <li key={ticketNo}>
              <ListItem
                href={hrefOf(ticketNo)}
                title={content.length > 80 ? `${content.slice(0, 80)}…` : content}
                text={`${t(`type.${type}`)} · ${format.dateTime(updatedAt, { dateStyle: 'short' })}`}
                end={<TicketStatus status={status} />}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd
        count={list.length}
        paging={paging}
        onMore={onMore}
        texts={{ loading: inbox('loading'), failed: inbox('pageFailed'), end: inbox('end') }}
      />
    </>
  )
}

const tones: Record<FeedbackTicket['status'], BadgeProps['tone']> = { open: 'warning', answered: 'win', closed: 'neutral' }

/** Whether it waits for an answer, has one or is closed. */
export function TicketStatus({ status }: Pick<FeedbackTicket, 'status'>) {
  const t = useTranslations('feedback.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
