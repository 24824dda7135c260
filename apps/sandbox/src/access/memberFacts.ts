import type { Db } from '../db/openDatabase.ts'
import { maskCpf } from '../base/mask.ts'
import type { Person } from './people.ts'

/** What an answer about a member must contain. */
export const iconOf = async ({ id }: Person, db: Db) =>
  `"icon":"${(await db.selectFrom('members').select('icon').where('id', '=', id).executeTakeFirstOrThrow()).icon}"`
export const cpfOf = async ({ id }: Person, db: Db) =>
  `"idNumber":"${maskCpf((await db.selectFrom('members').select('id_number').where('id', '=', id).executeTakeFirstOrThrow()).id_number)}"`
/** One announcement of the brand is valid; who has read the list has none left. */
export const unreadOf = async ({ id }: Person, db: Db) =>
  `"unreadCount":${(await db.selectFrom('announcements_seen').select('seen_at').where('member_id', '=', id).executeTakeFirst()) ? 0 : 1}`

/** Security answers. */
export const answersOf = (pet: string, school = pet) => [
  { question: 'pet', answer: pet },
  { question: 'school', answer: school },
]
