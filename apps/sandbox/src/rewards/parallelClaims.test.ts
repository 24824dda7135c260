import { claimRewards, getMissions } from '@platform/sdk/rewards'
import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { seedMissions } from '../../../../packages/demo/src/seed/seedMissions.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { addRound } from '../testing/addRound.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { startTwoProcesses } from '../testing/startTwoProcesses.ts'

/** `npm run soak` uses 200. */
const ROUNDS = raceRounds(4)
const CLAIMS = 8

test(
  '[2.1] claims of the same rewards under different keys, at two gateways at once, pay each reward once',
  async () => {
    const { one, two, close } = await startTwoProcesses()
    await seedMissions(one.db, merchants[0]!)
    for (let round = 0; round < ROUNDS; round++) {
      const { token, userName } = await one.member()
      const { id } = await one.db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
      const at = one.sandbox.services.now() - 1
      for (let bets = 0; bets < 10; bets++) await addRound(one.db, userName, 500, { bet_at: at, settled_at: at })
      const { body } = await one.call(getMissions, {}, { token })
      const missions = body.value.missions as { reward: { id: string; status: string; amount: number } }[]
      const ready = missions.map(({ reward }) => reward).filter(({ status }) => status === 'claim')
      expect(ready.length).toBeGreaterThan(0)
      const claim = (index: number) =>
        [one, two][index % 2]!.send('POST', claimRewards.path, {
          token,
          key: `parallel-${round}-${index}`,
          // Every second names a reward several times.
          body: { ids: ready.flatMap(({ id: reward }) => (index % 3 ? [reward] : [reward, reward])) },
        })
      const answers = await Promise.all(Array.from({ length: CLAIMS }, (_, index) => claim(index)))
      const statuses = answers.map(({ status, body: { errorCode } }) => `${status} ${errorCode ?? ''}`.trim())
      expect(statuses.filter((status) => status === '200')).toHaveLength(1)
      expect(statuses.filter((status) => status !== '200' && status !== '400 reward.gone')).toEqual([])
      const due = ready.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(await balanceOf(one.db, id)).toBe(due)
    }
    expect(await auditLedger(one.db)).toEqual({})
    await close()
  },
  60_000 * Math.max(1, ROUNDS / 4),
)
