import type { Db } from '../db/openDatabase.ts'
import type { Person } from './people.ts'
import type { Role, SubjectKind } from './roles.ts'

/** The result of a call: `ok`, or the code of the refusal. */
export type Verdict = string

export interface Rule {
  /**
   * The required owner of the named thing: `nobody` = the call names nothing that has an owner, and returns the caller's own data or data
   * for all; `member` = the caller's own thing; `merchant` = a thing of the caller's merchant.
   */
  owner: 'nobody' | 'member' | 'merchant'
  /** Sound fields that name a thing of `subject`; `serial` is a number that no other request has. */
  input(subject: Person, serial: number): Record<string, unknown>
  /** The verdict for an allowed caller, if it is not `ok`. Several, if limits and earlier tries change it. */
  gives?: Verdict | Verdict[] | Partial<Record<SubjectKind, Verdict>>
  /** The verdict for a thing that is absent or belongs to another. */
  absent?: Verdict
  /** Another verdict for a role, whatever the subject. */
  byRole?: Partial<Record<Role, Verdict>>
  /** Text about the caller that the answer must contain. */
  tells?(caller: Person, db: Db): string | Promise<string>
  /** The caller's session does not survive it. */
  endsSession?: boolean
}

export const anything = (): Rule => ({ owner: 'nobody', input: () => ({}) })
export const ownerless = (input: Rule['input'], gives?: Rule['gives']): Rule => ({ owner: 'nobody', input, gives })
/** What a role of a member who may not play gets from a call that is for players alone. */
export const noPlay = { underage: 'play.underage' } as const
/** The same of a demo, which is for guests too. */
export const noDemo = { ...noPlay, paused: 'access.protected', excluded: 'access.protected', closing: 'access.protected' } as const
export const notMine = (code: Verdict) => ({ otherMember: code, otherBranch: code, otherMerchant: code, absent: code })
/** A token of this member without the key of its device. */
export const refreshForm = ({ mark }: Person) => ({ refreshToken: mark, nextToken: 'N'.repeat(43), challenge: 'x', signature: 'x' })
export const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
