import { memberTypes } from '@platform/sdk/account'
import { setPaymentPassword } from '@platform/sdk/security'
import type { startTestSandbox } from './startTestSandbox.ts'
import { readMessage } from './readMessage.ts'

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

export const paymentPassword = '284617'
let people = 0

/** A member with a proven number, an address and, unless `bare`, a payment password, with a client that is signed in. */
export async function securityMember(
  sandbox: TestSandbox,
  { bare = false, balance = 0, merchant = 'ipanema', contacts = true, identity = false } = {},
) {
  const number = ++people
  const [mobile, email] = contacts ? [`5511966${100_000 + number}`, `cofre${number}@correio.example`] : []
  const member = await sandbox.member({ merchant, mobile, email, balance, identity })
  const session = { ...member, type: memberTypes.player, firstTimeLogin: false }
  const client = sandbox.client({ merchant, session })
  if (!bare) await setPaymentPassword(client, { password: member.password, paymentPassword })
  const row = () => sandbox.db.selectFrom('members').selectAll().where('account', '=', member.userName).executeTakeFirstOrThrow()
  const inbox = async () => {
    const { id } = await row()
    const rows = await sandbox.db.selectFrom('messages').select('title_en').where('member_id', '=', id).orderBy('id').execute()
    return rows.map(({ title_en }) => title_en)
  }
  const codeAt = async (recipient: string) => (await readMessage(sandbox, recipient)).secret
  return { ...member, session, client, mobile: mobile ?? '', email: email ?? '', row, inbox, codeAt }
}
export type SecurityMember = Awaited<ReturnType<typeof securityMember>>
