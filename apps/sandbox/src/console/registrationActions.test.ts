import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { withBandeira } from '../testing/registeringMember.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox({ merchants: withBandeira })
const { db } = sandbox
const bandeira = { merchant: 'bandeira' }

test.each(['identity', 'checking', 'again', 'desk', 'underage', 'waits', 'impeded'])(
  '[2.10] a new member is brought to %s once: what was found out about a person is not overwritten',
  async (at) => {
    const { userName } = await sandbox.console('members', { ...bandeira, identity: false, idNumber: 'new' })
    const named = { ...bandeira, userName }
    await sandbox.console('registration/state', { ...named, at })
    const { id } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
    const facts = async () => [
      await db.selectFrom('members').select(['underage_at', 'birth_date', 'mobile']).where('id', '=', id).execute(),
      await db.selectFrom('kyc_requests').select(['status', 'reason']).where('member_id', '=', id).orderBy('id').execute(),
      await db.selectFrom('registry_states').select('answer').where('member_id', '=', id).execute(),
    ]
    const before = await facts()
    const again = await failureOf(sandbox.console('registration/state', { ...named, at: 'waits' }))
    if (at === 'identity') return expect(again).toBeUndefined()
    expect(again).toBeDefined()
    expect(await facts()).toEqual(before)
  },
)
