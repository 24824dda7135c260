import type { Selectable } from 'kysely'
import { maskUser, userNameFor } from '../base/maskUser.ts'
import type { Tables } from '../db/Tables.ts'

/** A transfer with the user names of its two members. */
export type TransferRow = Pick<Selectable<Tables['member_transfers']>, 'sender_id' | 'receiver_id' | 'direction' | 'purpose' | 'note'> & {
  sender: string
  receiver: string
}

/** The other member's name as the viewer may see it: an agent sees that of a direct member, any other viewer a masked one. */
export function counterpartOf({ sender_id, sender, receiver, direction }: TransferRow, viewer: number): string {
  const isSender = viewer === sender_id
  const isAbove = direction === (isSender ? 'down' : 'up')
  const other = isSender ? receiver : sender
  return isAbove ? userNameFor(other, 1) : maskUser(other)
}
