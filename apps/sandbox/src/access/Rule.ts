import type { Db } from '../db/openDatabase.ts'
import type { Person, Role, SubjectKind } from './people.ts'

/** What an answer says: `ok`, or the code of the refusal. */
export type Verdict = string

export interface Rule {
  /**
   * Whose the named thing must be: `nobody` = names nothing that is owned, and what is answered is the caller's own or everybody's;
   * `member` = the caller's own thing; `merchant` = a thing of the caller's merchant.
   */
  owner: 'nobody' | 'member' | 'merchant'
  /** Sound fields that name a thing of `subject`; `fresh` is a number that no other request has. */
  input(subject: Person, fresh: number): Record<string, unknown>
  /** What who may is told, where that is not `ok`. Several where limits and tries come in between. */
  gives?: Verdict | Verdict[] | Partial<Record<SubjectKind, Verdict>>
  /** What is told of a thing that is absent or not theirs. */
  absent?: Verdict
  /** Another verdict for a role, whatever the subject. */
  byRole?: Partial<Record<Role, Verdict>>
  /** What the answer must hold, of the caller. */
  tells?(caller: Person, db: Db): string | Promise<string>
  /** The caller's session does not survive it. */
  endsSession?: boolean
}

export const anything = (): Rule => ({ owner: 'nobody', input: () => ({}) })
export const given = (input: Rule['input'], gives?: Rule['gives']): Rule => ({ owner: 'nobody', input, gives })
export const notMine = (code: Verdict) => ({ otherMember: code, otherBranch: code, otherMerchant: code, absent: code })
export const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
