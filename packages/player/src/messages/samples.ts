import type { FeedbackEntry, FeedbackTicket } from '@platform/sdk/help'

// Sample data for stories; screens show the gateway's.

const at = Date.parse('2026-03-01T15:04:05Z')
const ticket = (index: number, status: FeedbackTicket['status']): FeedbackTicket => ({
  ticketNo: `F00012${index}`,
  type: 'deposit',
  content: 'Paguei o PIX há vinte minutos e o saldo ainda não entrou. Segue o comprovante do banco.',
  orderNo: index === 1 ? 'D2611200000012345' : '',
  status,
  createdAt: at,
  updatedAt: at + index * 3_600_000,
})

export const sampleTickets = [ticket(0, 'open'), ticket(1, 'answered'), ticket(2, 'closed')]

export const sampleHistory: FeedbackEntry[] = [
  { from: 'member', content: sampleTickets[0]!.content, imageCount: 1, sentAt: at },
  { from: 'operator', content: 'Obrigado pelo contato! Localizamos o pagamento: o saldo já entrou.', imageCount: 0, sentAt: at + 600_000 },
]
