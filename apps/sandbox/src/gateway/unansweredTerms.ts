import type { Db } from '../db/openDatabase.ts'

/** The terms that a merchant opened with. */
export const FIRST_TERMS = 1

/** The material changes of the terms of use since those that a member agreed to. */
export const unansweredTerms = (db: Db, memberId: number) =>
  db
    .selectFrom('terms_versions')
    .where('merchant', '=', ({ selectFrom }) => selectFrom('members').select('merchant').where('id', '=', memberId))
    .where('material', '=', true)
    .where('version', '>', ({ selectFrom, fn, val }) =>
      selectFrom('consents')
        .select(fn.coalesce(fn.max('version'), val(FIRST_TERMS)).as('version'))
        .where('member_id', '=', memberId),
    )
