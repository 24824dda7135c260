import type { Call } from '@platform/sdk'
import { addPromotion } from '../testing/promotionRows.ts'
import { addNeighbour, type People } from './people.ts'
import { rules } from './rules.ts'
import { sendCall, type TestSandbox } from './sendCall.ts'

/**
 * Answers that are new each time: an account, a ticket, links sealed again, a closing that is tried a few times a minute. Fields that change
 * with the clock are removed from all.
 */
const restless = new Set([
  'getConsolidatedSettings',
  'getCustomerService',
  'getProtectionEffects',
  'getRefreshChallenge',
  'getRoundReplay',
  'getTrialUser',
])
const clock = /"\w*[tT]ime\w*":\d+/g

/** A member's answer must not depend on the actions of other members, and must be about that member. Returns each call that breaks this. */
export async function interferences(sandbox: TestSandbox, people: People, call: Call): Promise<string[]> {
  const rule = rules[call.name]!
  if (call.retry !== 'read' || restless.has(call.name)) return []
  const violations: string[] = []
  const { player } = people.callers
  const [promotionId, formId] = [await addPromotion(sandbox.db), await addPromotion(sandbox.db, { mode: 'apply', target: null })]
  const ask = async () => {
    const { body } = await sendCall(sandbox, call, rule.input(player, 1), { token: player.token })
    return JSON.stringify(body).replaceAll(clock, '')
  }
  const before = await ask()
  const neighbour = await addNeighbour(sandbox, { promotionId, formId, gameCode: player.gameCode })
  if ((await ask()) !== before) violations.push(`${call.name} shows a member what another member did`)
  // The age of a complete list depends on these rows: the next call must find them as this one did.
  await sandbox.db.deleteFrom('announcements_seen').where('member_id', '=', neighbour).execute()
  const truth = await rule.tells?.(player, sandbox.db)
  if (truth && !before.includes(truth)) violations.push(`${call.name} does not tell ${truth}: of whom is ${before.slice(0, 100)}?`)
  return violations
}
