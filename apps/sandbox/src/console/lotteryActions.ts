import * as z from 'zod/mini'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { allLotteries, slotAt } from '../lottery/exports.ts'
import { action, type Action } from './Action.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(40))
const milliseconds = z.int().check(z.minimum(0), z.maximum(3_600_000))

/** Actions for tests of lotteries: time, and a lottery that is not on sale. None reveals a future result. */
export const lotteryActions: Record<string, Action> = {
  'draws/settle': action('Settles the draws that are due, now.', z.object({}), (_body, { draws }) => draws.keepUp()),
  /** Moves the clock to the next lock or draw of a lottery, or `beforeMs` earlier. */
  'draws/skip': action(
    'Moves the clock to the next lock or draw of a lottery.',
    z.object({ code: Code, to: z.enum(['lock', 'draw']), beforeMs: z._default(milliseconds, 0) }),
    skip,
  ),
  lotteries: action(
    'Closes the sale of a lottery, or opens it.',

    z.object({ code: Code, sale: z.enum(['open', 'closed']) }),
    async ({ code, sale }, services) => {
      const { node_id } = await lotteryNamed(code, services)
      await services.database.db
        .updateTable('games')
        .set({ maintenance: sale === 'closed' })
        .where('node_id', '=', node_id)
        .execute()
      services.shared.clear()
    },
    ['games'],
  ),
}

async function skip({ code, to, beforeMs }: { code: string; to: 'lock' | 'draw'; beforeMs: number }, services: Services) {
  const lottery = await lotteryNamed(code, services)
  const { numero, locksAt, drawsAt } = slotAt(lottery, services.now())
  const ahead = (to === 'lock' ? locksAt : drawsAt) - beforeMs - services.now()
  await services.console.set('clockOffsetMs', services.console.current().clockOffsetMs + ahead)
  await services.draws.keepUp()
  return { numero, now: services.now() }
}

async function lotteryNamed(code: string, { database, shared }: Services) {
  const lottery = (await allLotteries(database.db, shared)).find((one) => one.code === code)
  if (!lottery) throw notFound()
  return lottery
}
