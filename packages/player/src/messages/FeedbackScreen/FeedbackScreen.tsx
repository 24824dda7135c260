import { Suspense, useState } from 'react'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { feedbackLength, FeedbackType } from '@platform/sdk/help'
import { feedbackTicketQuery, feedbackTicketsQuery, replyToFeedbackMutation, sendFeedbackMutation } from '@platform/sdk/query/help'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/paging.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { useClearWhenLeft, useTextDraft } from '../../session/useDraft.ts'
import { FeedbackView } from './FeedbackView.tsx'
import { TicketSkeleton, TicketView } from './TicketView.tsx'

const replyLength = { ...feedbackLength, min: 1 }

const ticketHref = (ticket: string) => pathTo('feedback', { ticket })
const listHref = pathTo('feedback', { tab: 'tickets' })

/** `/m/feedback`; `tab=tickets` lists the tickets, `ticket` names one; a new message may be about an `order`, and of the type `about`. */
export function FeedbackScreen() {
  const [query] = useSearchParams()
  const ticketNo = query.get('ticket')
  if (!ticketNo) return <Writing />
  return (
    <Suspense fallback={<TicketSkeleton />}>
      <Ticket key={ticketNo} ticketNo={ticketNo} />
    </Suspense>
  )
}

function Writing() {
  const client = useClient()
  const textOf = useErrorText()
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'tickets' ? 'tickets' : 'new'
  const tickets = useInfiniteQuery({ ...feedbackTicketsQuery(client), enabled: tab === 'tickets' })
  const [ticketNo, setTicketNo] = useState<string>()
  const orderNo = query.get('order') ?? undefined
  const [draft, clear] = useTextDraft('feedback')
  const send = useKeyedMutation(sendFeedbackMutation(client), {
    onDone: (ticket) => {
      clear()
      // After a reload only the list has the number of the sent ticket.
      if (ticket) setTicketNo(ticket.ticketNo)
      else setQuery({ tab: 'tickets' }, { replace: true })
    },
  })
  useClearWhenLeft(clear, send.busy || send.status === 'unknown')
  return (
    <FeedbackView
      tab={tab}
      onTab={(next) => setQuery(next === 'new' ? {} : { tab: next }, { replace: true })}
      sent={ticketNo === undefined ? undefined : { ticketNo, href: ticketHref(ticketNo), onAgain: () => setTicketNo(undefined) }}
      form={{
        length: feedbackLength,
        about: FeedbackType.options.find((type) => type === query.get('about')),
        orderNo,
        onForgetOrder: () => setQuery({}, { replace: true }),
        draft,
        sending: send.busy,
        error: send.status === 'failed' ? textOf(send.error) : undefined,
        unknown: unknownOf(send),
        onSend: (feedback) => void send.submit({ ...feedback, orderNo }),
      }}
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
  const client = useClient()
  const textOf = useErrorText()
  const { data } = useSuspenseQuery(feedbackTicketQuery(client, ticketNo))
  const [draft, clear] = useTextDraft(`reply ${ticketNo}`)
  const reply = useKeyedMutation(replyToFeedbackMutation(client), { scope: ticketNo, onDone: clear })
  useClearWhenLeft(clear, reply.busy || reply.status === 'unknown')
  return (
    <TicketView
      ticket={data.ticket}
      history={data.history}
      listHref={listHref}
      form={{
        length: replyLength,
        draft,
        sending: reply.busy,
        error: reply.status === 'failed' ? textOf(reply.error) : undefined,
        unknown: unknownOf(reply),
        onSend: ({ content, images }) => void reply.submit({ ticketNo, content, images }),
      }}
    />
  )
}
