import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { hour, minute } from '../core/queryDefaults.ts'
import { getFeedbackTicket } from './getFeedbackTicket.ts'
import { getFeedbackTickets } from './getFeedbackTickets.ts'
import { getHelpCenter } from './getHelpCenter.ts'

/** Query keys of the help centre and of feedback: all begin with 'help'. */
export const helpKeys = {
  all: ['help'] as const,
  center: () => [...helpKeys.all, 'center'] as const,
  tickets: () => [...helpKeys.all, 'tickets'] as const,
  ticketList: () => [...helpKeys.tickets(), 'list'] as const,
  ticket: (ticketNo: string) => [...helpKeys.tickets(), ticketNo] as const,
}

/** The help centre. */
export const helpCenterQuery = (client: Client) => callQuery(client, getHelpCenter, {}, { key: helpKeys.center(), staleTime: hour })

/** The member's messages to the operator, page after page. */
export const feedbackTicketsQuery = (client: Client) =>
  callPages(client, getFeedbackTickets, {}, { key: helpKeys.ticketList(), staleTime: minute / 2, private: true })

/** One ticket with its history. */
export const feedbackTicketQuery = (client: Client, ticketNo: string) =>
  callQuery(client, getFeedbackTicket, { ticketNo }, { key: helpKeys.ticket(ticketNo), staleTime: minute / 2, private: true })
