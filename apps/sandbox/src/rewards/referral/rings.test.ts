import { register } from '@platform/sdk/account'
import { getReferral } from '@platform/sdk/rewards'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeAll(() => sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true }))

let names = 0
const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
async function signUp(recommenderId: string) {
  clock++
  const form = { ...passwords, username: `anel${names++}`, registerUrl: 'ipanema.example', registerMethod: 'H5' as const, recommenderId }
  return { form, captcha: await solveCaptcha(sandbox) }
}
const nextId = async () => (await sql<{ id: number }>`select max(id) + 1 as id from members`.execute(db)).rows[0]!.id

/** Members who are, over any number of steps, their own inviter. */
const ringsIn = async () =>
  (
    await sql<{ id: number }>`
    with recursive chain as (
      select id, recommender_id as above from members where recommender_id is not null
      union select c.id, m.recommender_id from chain c join members m on m.id = c.above where m.recommender_id is not null)
    select distinct id from chain where id = above order by id`.execute(db)
  ).rows.map(({ id }) => id)

test('[2.19] no member becomes an own inviter: not by the id that the account will have, nor two accounts by those of each other', async () => {
  // Ids follow one another.
  await sandbox.member()
  const codes: (string | undefined)[] = []
  const attempt = async (ids: number[]) => {
    const forms = []
    for (const id of ids) forms.push(await signUp(String(id)))
    const attempts = forms.map(({ form, captcha }) => failureOf(register(sandbox.client(), { ...form, ...captcha })))
    codes.push(...(await Promise.all(attempts)).map((failure) => failure?.code))
  }
  for (let round = 0; round < 8; round++) {
    const next = await nextId()
    // The sequence may have moved on after a refusal.
    await attempt([next + round])
    await attempt([next + 1, next])
  }
  expect(codes.filter((code) => code !== 'register.referrer')).toEqual([])
  expect(await ringsIn()).toEqual([])
})

test('[2.19] a chain of friends over HTTP has no ring; the database refuses one that is written by hand', async () => {
  const first = await sandbox.member()
  let code = (await sandbox.call(getReferral, {}, { token: first.token })).body.value.code as string
  const ids: number[] = [Number(code)]
  for (let step = 0; step < 4; step++) {
    const { form, captcha } = await signUp(code)
    await register(sandbox.client(), { ...form, ...captcha })
    const { id } = await db.selectFrom('members').select('id').where('username', '=', form.username).executeTakeFirstOrThrow()
    code = String(id)
    ids.push(id)
  }
  expect(await ringsIn()).toEqual([])
  // The control: not even by hand, because an inviter is always the earlier account.
  const byHand = db
    .updateTable('members')
    .set({ recommender_id: ids.at(-1)! })
    .where('id', '=', ids[0]!)
    .execute()
  await expect(byHand).rejects.toThrow('members_invited_by_earlier')
})
