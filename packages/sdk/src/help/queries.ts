import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { hour, minute, privateQuery } from '../core/queryDefaults.ts'
import { getFeedbackTicket } from './getFeedbackTicket.ts'
import { getFeedbackTickets } from './getFeedbackTickets.ts'
import { getHelpCenter } from './getHelpCenter.ts'

export const helpKeys = {
  all: ['help'] as const,
  center: () => [...helpKeys.all, 'center'] as const,
  tickets: () => [...helpKeys.all, 'tickets'] as const,
  ticket: (ticketNo: string) => [...helpKeys.tickets(), ticketNo] as const,
}

/** The help centre. */
export const helpCenterQuery = (client: Client) =>
  queryOptions({
    queryKey: helpKeys.center(),
    queryFn: ({ signal }) => getHelpCenter(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })

/** The member's messages to the operator, page after page. */
export const feedbackTicketsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: [...helpKeys.tickets(), 'list'] as const,
    queryFn: ({ pageParam, signal }) => getFeedbackTickets(client, { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: minute / 2,
    retry: false,
    meta: privateQuery,
  })

/** One ticket with its history. */
export const feedbackTicketQuery = (client: Client, ticketNo: string) =>
  queryOptions({
    queryKey: helpKeys.ticket(ticketNo),
    queryFn: ({ signal }) => getFeedbackTicket(client, { ticketNo }, { signal }),
    staleTime: minute / 2,
    retry: false,
    meta: privateQuery,
  })
