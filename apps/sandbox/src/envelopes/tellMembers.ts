import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { bilingualColumns } from '../base/Bilingual.ts'
import { isProtected } from '../gateway/protectionState.ts'
import { countDirect, directMembers } from './directMembers.ts'
import { HOURS } from './envelopeRules.ts'

const forEach = bilingualColumns({
  title: ['Você tem um envelope vermelho', 'You have a red envelope'],
  content: [
    `<p>Há um para cada membro direto, por ${HOURS} horas. <a href="/m/redRain">Abrir o meu</a>.</p>`,
    `<p>There is one for every direct member, for ${HOURS} hours. <a href="/m/redRain">Open mine</a>.</p>`,
  ],
})
/** Promises no packet: other members may have taken all of them before the message is read. */
const forTheFirst = bilingualColumns({
  title: ['Seu agente enviou envelopes vermelhos', 'Your agent sent red envelopes'],
  content: [
    `<p>Há menos envelopes que membros: ficam para quem abrir primeiro. Prazo: ${HOURS} horas. <a href="/m/redRain">Ver envelopes</a>.</p>`,
    `<p>There are fewer envelopes than members, for those who open first. They can be opened for ${HOURS} hours. <a href="/m/redRain">See envelopes</a>.</p>`,
  ],
})

/** A message to every member who may take a packet, in one statement. A paused, excluded or closed one counts like any, and gets no message. */
export async function tellMembers(db: Db, { agentId, packets, at }: { agentId: number; packets: number; at: number }): Promise<void> {
  const { title_pt, title_en, content_pt, content_en } = packets < (await countDirect(db, agentId)) ? forTheFirst : forEach
  await db
    .insertInto('messages')
    .columns(['member_id', 'title_pt', 'title_en', 'content_pt', 'content_en', 'sent_at'])
    .expression(
      directMembers(db, agentId)
        .where('closed_at', 'is', null)
        .where(({ not }) => not(isProtected('members', at)))
        .select([
          'id',
          sql<string>`${title_pt}`.as('title_pt'),
          sql<string>`${title_en}`.as('title_en'),
          sql<string>`${content_pt}`.as('content_pt'),
          sql<string>`${content_en}`.as('content_en'),
          sql<number>`${at}::bigint`.as('sent_at'),
        ]),
    )
    .execute()
}
