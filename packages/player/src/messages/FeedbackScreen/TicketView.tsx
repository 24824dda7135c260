import { useTranslations } from 'use-intl'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { FeedbackEntry, FeedbackTicket } from '@platform/sdk/help'
import { ButtonLink, Card, Notice, Skeleton } from '@platform/ui'
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx'
import { TicketStatus } from './FeedbackView.tsx'
import * as css from './FeedbackView.css.ts'
import { joinParts } from '../../i18n/joinParts.ts'

export interface TicketViewProps {
  ticket: FeedbackTicket
  history: readonly FeedbackEntry[]
  writing: FeedbackFormProps
  listHref: string
}

/** A ticket with its messages, oldest first, and a reply form while it is not closed. */
export function TicketView({ ticket, history, writing, listHref }: TicketViewProps) {
  const t = useTranslations('feedback')
  useViewTitle(t('ticket', { number: ticket.ticketNo }))
  const moment = useMoment()
  return (
    <div className={css.page}>
      <Card className={css.head}>
        <div>
          <h2 className={css.title}>{verbatim(t)('ticket', { number: ticket.ticketNo })}</h2>
          <p className={css.meta}>{t(`type.${ticket.type}`)}</p>
          {ticket.orderNo && <p className={css.meta}>{verbatim(t)('orderNo', { number: ticket.orderNo })}</p>}
        </div>
        <TicketStatus status={ticket.status} />
      </Card>
      <ol className={css.history} aria-label={t('history')}>
        {history.map(({ from, content, imageCount, sentAt }, index) => (
          <li key={index} className={from === 'member' ? css.own : css.entry}>
            <p className={css.content}>{content}</p>
            <p className={css.meta}>{joinParts([t(from), moment(sentAt), imageCount > 0 && t('imageCount', { count: imageCount })])}</p>
          </li>
        ))}
      </ol>
      {ticket.status === 'closed' ? <Notice>{t('closed')}</Notice> : <FeedbackForm key={history.length} {...writing} reply />}
      <ButtonLink href={listHref} tone="secondary">
        {t('tickets')}
      </ButtonLink>
    </div>
  )
}

/** Shown while its messages load. */
export const TicketSkeleton = () => (
  <div className={css.page} aria-busy="true">
    <Skeleton shape="title" />
    {[0, 1].map((place) => (
      <Skeleton key={place} shape="card" className={css.place} />
    ))}
  </div>
)
