import type { InputOf } from '@platform/sdk'
import type { setEmail, setMobile } from '@platform/sdk/security'
import { checkFields, deliver } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { assertUnprotected } from '../gateway/protectionState.ts'
import { Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { sendMessage } from '../messages/exports.ts'
import { newEmail, newMobile, ownContact, takeCodes } from './contactCodes.ts'
import { holdWithdrawals } from './holdWithdrawals.ts'

/** Sets the number, with a code sent to the new number and, if there is an old one, another sent to that. */
export async function changeMobile(context: Context, form: InputOf<typeof setMobile>) {
  const { db, services } = context
  const { id } = memberOf(context)
  await checkFields(context, { mobileNum: { value: form.mobileNum, required: true } })
  const newContact = await newMobile(context, { number: form.mobileNum, dialing: form.countryDialingCode })
  const { mobile: old } = await db.selectFrom('members').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()
  const proofOfOld = old ? [[await ownContact(context, 'sms', 'current'), form.oldVerificationCode ?? ''] as const] : []
  await takeCodes(context, [newContact, form.verificationCode], ...proofOfOld)
  const change = db.transaction().execute(async (trx) => {
    if (old) await assertMayReplace({ ...context, db: trx })
    await trx.updateTable('members').set({ mobile: newContact.mobile }).where('id', '=', id).execute()
    if (old) await holdWithdrawals({ ...context, db: trx }, 'mobile')
  })
  await change.catch((error: unknown) => {
    throw isTaken(error) ? new Refusal('register.mobileTaken', 400) : error
  })
  services.sessions.forget(id)
  return {}
}

/** Reveals whether a number is taken only to a caller who has just proven it. */
const isTaken = (error: unknown) => error instanceof Error && 'constraint' in error && error.constraint === 'members_mobile'

/** Sets the address, with a code sent to the new address and, if there is an old one, another sent to that or to the number. */
export async function changeEmail(context: Context, form: InputOf<typeof setEmail>) {
  const { db, now } = context
  const { id } = memberOf(context)
  await checkFields(context, { email: { value: form.email, required: true } })
  const newContact = newEmail(form.email)
  const members = db.selectFrom('members').select(['email', 'registering']).where('id', '=', id)
  const { email: old, registering } = await members.executeTakeFirstOrThrow()
  const proofOfOld = old ? [[await ownContact(context, form.oldType ?? 'email', 'current'), form.oldVerificationCode ?? ''] as const] : []
  await takeCodes(context, [newContact, form.verificationCode], ...proofOfOld)
  await db.transaction().execute(async (trx) => {
    if (old) await assertMayReplace({ ...context, db: trx })
    await trx.updateTable('members').set({ email: newContact.mobile, stated_email: '' }).where('id', '=', id).execute()
    if (old) await sendMessage(trx, id, emailChanged, now())
    if (registering)
      await deliver({ ...context, db: trx }, { channel: 'email', recipient: newContact.mobile, withheld: false, ...resumeAt(context) })
  })
  return {}
}

/** Throws `access.protected`: a contact that a protected member gives up would be free for another account. A first one may be set. */
async function assertMayReplace({ db, now, ...context }: Context): Promise<void> {
  const { id } = memberOf({ db, now, ...context })
  await lockWallets(db, [id])
  await assertUnprotected(db, id, now())
}

/** The link leads to the page of the registration: who goes on signs in there. */
const resumeAt = ({ merchant }: Context) => {
  const page = `https://${merchant.domain}/m/register`
  return {
    pt: `E-mail confirmado. Para continuar o cadastro depois, entre em ${page} com seu usuário e senha.`,
    en: `Your e-mail is confirmed. To continue your registration later, log in at ${page}.`,
  }
}

const emailChanged = {
  title: ['O e-mail da sua conta mudou', 'The e-mail address of your account has changed'] as [string, string],
  content: [
    '<p>Não foi você? <a href="/m/changePsw">Troque a senha agora</a> e <a href="/m/service">fale com o atendimento</a>.</p>',
    '<p>Wasn’t it you? <a href="/m/changePsw">Change your password now</a> and <a href="/m/service">contact support</a>.</p>',
  ] as [string, string],
}
