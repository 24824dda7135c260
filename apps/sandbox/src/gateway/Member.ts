import type { ProtectionRow } from './protectionState.ts'

/** The signed-in member, as stored in the database. Nothing here comes from the request. */
export interface Member {
  id: number
  merchant: string
  /** As the member spells it. */
  account: string
  nickname: string
  type: number
  uplineId: number | null
  registeredAt: number
  /** The password was set by another person: until it is changed the member may not act. */
  mustChangePassword?: boolean
  /** May not play where an identity is accepted before: `memberStateOf` says why. */
  unverified?: boolean
  /** What the account is not open for, unless it is over. */
  protection?: ProtectionRow
}
