import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'
import { stepDraftKey } from './stepDraftKey.ts'

const draftText = z.string().check(z.maxLength(256))

const RegisterDraft = z.object({
  method: z.enum(['username', 'mobile']),
  country: z.string(),
  /** The invitation link that was open, as `useInvitation` names it. */
  link: z.optional(draftText),
  values: z.record(z.string(), draftText),
  /** By the gateway's clock, ms: afterwards it is dropped. Absent: it ends with the tab. */
  until: z.optional(z.number()),
})

export type RegisterDraft = z.output<typeof RegisterDraft>

const StepCode = z.object({ verificationCode: draftText, countryDialingCode: draftText, until: z.number() })

/** Keys of browser storage that only the registration uses; loaded with its screen, not with the first page. */
export const registerEntries = {
  /** The fields of a registration in progress, except passwords and codes, for a reload. In the session storage, which a sign-out clears. */
  registerDraft: defineEntry({ key: 'registerDraft', area: 'session', lifetime: 'signOut', schema: RegisterDraft }),
  /** The answers of a registration in steps until its account exists, without passwords and codes: on this device for a day. */
  stepDraft: defineEntry({ key: stepDraftKey, area: 'local', lifetime: 'signOut', schema: RegisterDraft }),
  /** The SMS code of a registration in steps, for a reload: in this tab, until the account exists or `until`. It serves one registration. */
  stepCode: defineEntry({ key: 'stepCode', area: 'session', lifetime: 'signOut', schema: StepCode }),
}
