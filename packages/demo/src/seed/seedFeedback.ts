import type { FeedbackType } from '@platform/sdk/help'
import type { Db, SandboxMerchant } from '@platform/sandbox/seeding'

const HOUR = 3_600_000

/** Conversations of the demo player with the operator: hours ago, author, text. */
const tickets: {
  type: FeedbackType
  status: 'open' | 'answered' | 'closed'
  said: [number, 'member' | 'operator', string][]
}[] = [
  {
    type: 'deposit',
    status: 'closed',
    said: [
      [310, 'member', 'Paguei o Pix há 20 minutos e o saldo ainda não entrou. O valor foi de R$ 150,00.'],
      [309, 'operator', 'Olá! Localizamos o pagamento: o banco o confirmou com atraso. O valor já está no seu saldo.'],
      [308, 'member', 'Entrou, obrigada!'],
    ],
  },
  {
    type: 'game',
    status: 'answered',
    said: [
      [52, 'member', 'O jogo travou no meio da rodada. Perdi a aposta?'],
      [50, 'operator', 'Não perdeu: a rodada terminou no servidor e o prêmio entrou no saldo. Veja o número dela no Histórico de apostas.'],
    ],
  },
  { type: 'idea', status: 'open', said: [[6, 'member', 'Seria ótimo poder ordenar os favoritos como eu quiser.']] },
]

/** Tickets in every state, with their history. */
export async function seedFeedback(db: Db, { code }: SandboxMerchant, now: number): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', code)
    .where('username', '=', 'anaclara')
    .executeTakeFirst()
  if (!member) return
  for (const [index, { type, status, said }] of tickets.entries()) {
    const times = said.map(([hours]) => now - hours * HOUR)
    const { id } = await db
      .insertInto('feedback_tickets')
      .values({
        ticket_no: `F${code}${String(index + 1).padStart(6, '0')}`,
        member_id: member.id,
        type,
        status,
        created_at: Math.min(...times),
        updated_at: Math.max(...times),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entries = said.map(([hours, author, content]) => ({ ticket_id: id, author, content, sent_at: now - hours * HOUR }))
    await db.insertInto('feedback_entries').values(entries).execute()
  }
}
