import type { Call } from '@platform/sdk'
import { allCalls } from '@platform/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { columnNames } from './columnNames.ts'
import { hostileCases } from './hostileCases.ts'
import { populate, type Person } from './people.ts'
import { rules } from './rules.ts'
import { sendCall } from './sendCall.ts'
import { signInAgain } from './signInAgain.ts'
import { ranksAndMoney, tablesDigest } from './tablesDigest.ts'
import { openSandbox } from './openSandbox.ts'

// `HOSTILE_CASES=500 HOSTILE_SEED=7 vitest run src/access/hostileInput.test.ts` repeats a run; `npm run soak` runs 500 a call.
const count = Number(process.env['HOSTILE_CASES'] ?? 10)
const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 1e9)

let me: Person
let columns: string[]
let state: () => Promise<string>
let protectedState: () => Promise<string>
const sandbox = await openSandbox()
beforeAll(async () => {
  const { callers, others } = await populate(sandbox)
  // A reward of one's own may be claimed: that is no harm done.
  me = { ...callers.player, promotionId: others.otherMember.promotionId }
  columns = await columnNames(sandbox.db)
  state = await tablesDigest(sandbox.db)
  protectedState = await ranksAndMoney(sandbox.db)
})

let requests = 0

/** Reads that make something: a trial account, a ticket. */
const making = ['getTrialUser', 'getRoundReplay']
const changesNothing = ({ retry, name }: Call) => retry === 'read' && !making.includes(name)

test.each(allCalls.map((call) => [call.name, call] as const))(
  `[5] %s: ${count} hostile requests of seed ${seed} cause no fault, and refused ones change nothing`,
  async (_name, call) => {
    const rule = rules[call.name]!
    let before = await state()
    const untouchable = await protectedState()
    const cases = hostileCases(call, rule.input(me, requests++), columns, { count, seed })
    // Without an end is a way to exclude oneself, not a hostile one.
    const excludes = ({ fields }: (typeof cases)[number]) => call.name === 'excludeAccount' && fields['duration'] === null
    for (const [index, hostile] of cases.filter((one) => !excludes(one)).entries()) {
      const { fields } = hostile
      const told = `case ${index} (${hostile.name}): ${JSON.stringify(fields).slice(0, 300)} ?${hostile.query.slice(0, 100)}`
      await sandbox.db.deleteFrom('counters').execute()
      const { status, body } = await sendCall(sandbox, call, fields, { token: me.token, query: hostile.query })
      expect(status, `${told} → ${JSON.stringify(body)}`).toBeLessThan(500)
      expect(typeof body, told).toBe('object')
      if (status === 200 && rule.endsSession) await signInAgain(sandbox, me)
      if (changesNothing(call)) continue
      const after = await state()
      if (status !== 200) expect(after, told).toBe(before)
      before = after
    }
    if (changesNothing(call)) expect(await state()).toBe(before)
    expect(await protectedState()).toBe(untouchable)
  },
  count * 1000 + 30_000,
)

test('[5] JSON that is not an object, is too deep, or has numbers instead of text is refused', async () => {
  const path = '/wps/relay/MCSFE_addFavoriteGameV2'
  for (const body of ['null', '[]', '"x"', '7', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"nodeId":7,"vendor":{}}']) {
    expect((await sandbox.send('POST', path, { token: me.token, body })).status).toBe(400)
  }
})

test('[5] the control: a change of any row, rank or balance is detected', async () => {
  const [all, own] = [await state(), await protectedState()]
  await sandbox.db.updateTable('members').set({ type: 1 }).where('id', '=', me.id).execute()
  expect([(await state()) === all, (await protectedState()) === own]).toEqual([false, false])
})
