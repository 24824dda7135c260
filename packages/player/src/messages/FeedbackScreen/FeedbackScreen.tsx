import { Suspense, useState } from 'react'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { feedbackLength, FeedbackType, replyToFeedback, sendFeedback } from '@platform/sdk/help'
import { feedbackTicketQuery, feedbackTicketsQuery, replyToFeedbackMutation, sendFeedbackMutation } from '@platform/sdk/query/help'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { pagingOf } from '../../blocks/record/paging.ts'
import { pathTo } from '../../paths.ts'
import type { FeedbackValues } from './FeedbackForm.tsx'
import { FeedbackView } from './FeedbackView.tsx'
import { TicketSkeleton, TicketView } from './TicketView.tsx'

const empty: FeedbackValues = { type: 'deposit', content: '', images: [] }

const ticketHref = (ticket: string) => pathTo('feedback', { ticket })
const listHref = pathTo('feedback', { tab: 'tickets' })

/** `/m/feedback`; `tab=tickets` lists the tickets, `ticket` names one; a new message may be about an `order`, and of the type `about`. */
export function FeedbackScreen() {
  const [query] = useSearchParams()
  const ticketNo = query.get('ticket')
  if (!ticketNo) return <NewTicket />
  return (
    <Suspense fallback={<TicketSkeleton />}>
      <Ticket key={ticketNo} ticketNo={ticketNo} />
    </Suspense>
  )
}

function NewTicket() {
  const t = useTranslations('feedback')
  const client = useClient()
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'tickets' ? 'tickets' : 'new'
  const tickets = useInfiniteQuery({ ...feedbackTicketsQuery(client), enabled: tab === 'tickets' })
  const [ticketNo, setTicketNo] = useState<string>()
  const orderNo = query.get('order') ?? undefined
  const about = FeedbackType.options.find((type) => type === query.get('about'))
  // A message about something else is another one.
  const [draft] = useState(`feedback ${about ?? ''}`)
  const feedback = useKeyedMutation(sendFeedbackMutation(client), {
    onDone: (ticket) => {
      form.empty()
      // After a reload only the list has the number of the sent ticket.
      if (ticket) setTicketNo(ticket.ticketNo)
      else setQuery({ tab: 'tickets' }, { replace: true })
    },
  })
  const form = useCallForm({
    call: sendFeedback,
    empty: { ...empty, type: about ?? 'deposit' },
    draft,
    keyed: feedback,
    textOf: (name) => (name === 'content' ? t('tooShort', { min: feedbackLength.min }) : undefined),
    toInput: (values) => ({ ...values, orderNo }),
    send: (input) => feedback.submit(input),
  })
  return (
    <FeedbackView
      tab={tab}
      onTab={(next) => setQuery(next === 'new' ? {} : { tab: next }, { replace: true })}
      sent={ticketNo === undefined ? undefined : { ticketNo, href: ticketHref(ticketNo), onAgain: () => setTicketNo(undefined) }}
      writing={{ form, max: feedbackLength.max, orderNo, onForgetOrder: () => setQuery({}, { replace: true }) }}
      tickets={{
        list: loadable(tickets, ({ pages }) => pages.flatMap(({ content }) => content)),
        hrefOf: ticketHref,
        paging: pagingOf(tickets),
        onMore: () => void tickets.fetchNextPage(),
      }}
    />
  )
}

function Ticket({ ticketNo }: { ticketNo: string }) {
  const t = useTranslations('feedback')
  const client = useClient()
  const { data } = useSuspenseQuery(feedbackTicketQuery(client, ticketNo))
  const reply = useKeyedMutation(replyToFeedbackMutation(client), {
    scope: ticketNo,
    onDone: () => {
      form.empty()
    },
  })
  const form = useCallForm({
    call: replyToFeedback,
    empty,
    draft: `reply ${ticketNo}`,
    keyed: reply,
    textOf: (name) => (name === 'content' ? t('tooShort', { min: 1 }) : undefined),
    toInput: ({ content, images }) => ({ ticketNo, content, images }),
    send: (input) => reply.submit(input),
  })
  return <TicketView ticket={data.ticket} history={data.history} listHref={listHref} writing={{ form, max: feedbackLength.max }} />
}
