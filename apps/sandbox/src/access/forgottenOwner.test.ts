import { allCalls } from '@platform/sdk/testing'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../server/routes.ts'
import { forgetOwner } from './forgetOwner.ts'
import { populate, type People } from './people.ts'
import { rules } from './rules.ts'
import { sendCall } from './sendCall.ts'
import { eachWrongDecision } from './wrongDecisions.ts'
import { openSandbox } from './openSandbox.ts'

let people: People
const sandbox = await openSandbox()
beforeAll(async () => {
  people = await populate(sandbox)
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** Calls that name the caller in their SQL but prove otherwise what may be done. */
const proven: Record<string, string> = {
  login: 'by the password; a temporary one is looked for after it',
  addFavorite: 'only counts its own rows against a limit',
  getProtection: 'names a limit only once it is reached; limits/playTime looks at the others',
  getProtectionEffects: 'a few a minute for each caller, so not compared here; protection/effects looks at the others',
  endRealityCheck: 'writes one row; getPlaySession looks at its answer',
  getRedEnvelopes: 'by who is right above; rewards/envelopes looks at the others',
  freePlay: 'only looks up whether the caller may play; security/mayPlay looks at the others',
  getTrialUser: 'only looks up whether the caller may play; security/mayPlay looks at the others',
  launchGame: 'only looks up whether the caller may play; security/mayPlay looks at the others',
  cancelClosing: 'no caller here may; protection/states looks at those who may',
  closeAccount: 'by the login password; security/closeAccount looks at the others',
  hasWithdrawalPassword: 'one bit, which is the same for everybody here',
  setEmail: 'by the codes; security/contacts looks at the others',
  setMobile: 'by the codes; security/contacts looks at the others',
  setPayeeName: 'fixed for everybody here; security/profile looks at the others',
  setSecurityAnswers: 'by the login password',
}

/** Whether no call has written since the members were made: reads change nothing, so they share them. */
let areNew = true

test.each(allCalls.map((call) => [call.name, call] as const))(
  '[6] the control: %s without its ownership predicates, built or written as SQL, is detected',
  async (name, call) => {
    const route = routes.find((one) => one.call === call)!
    const { run } = route
    const gone = new Set<string>()
    vi.spyOn(route, 'run').mockImplementation((input, context) => {
      const { db, member } = context
      return run(input, member ? { ...context, db: forgetOwner(db, member.id, (predicate) => gone.add(predicate)) } : context)
    })
    const me = people.callers.testPlayer
    await sendCall(sandbox, call, rules[name]!.input(me, 9000), { token: me.token })
    const isRead = call.retry === 'read'
    areNew &&= isRead
    if (gone.size === 0 || name in proven) return
    const firstFault = async () => (await eachWrongDecision(sandbox, people, call).next()).value
    if (areNew && (await firstFault())) return
    // Its own members, also where what others did before hides the difference that one more makes.
    people = await populate(sandbox)
    areNew = isRead
    expect(await firstFault(), [...gone].join()).toBeDefined()
  },
)

test('[6] the control covers predicates of the query builder and of handwritten SQL', async () => {
  const told: string[] = []
  const db = forgetOwner(sandbox.db, people.callers.player.id, (predicate) => told.push(predicate))
  const all = await db.selectFrom('messages as m').select('id').where('m.member_id', '=', people.callers.player.id).execute()
  const { rows } = await sql`select id from messages where member_id = ${people.callers.player.id} and id > ${0}`.execute(db)
  expect(told).toEqual(['member_id', 'member_id in raw SQL'])
  expect(rows.length).toBeGreaterThan(5)
  expect(all).toHaveLength(rows.length)
})
