import type { Settling } from './Settling.ts'

/** Some hundred at most; `next` is absent on the last page. */
interface Page<T> {
  items: readonly T[]
  next?: string
}

interface News<T> {
  /** Name under which the read position is stored. */
  name: string
  list(since: number, cursor?: string): Promise<Page<T>>
  apply(items: readonly T[]): Promise<readonly Applied[]>
}

export type Applied = { ok: true } | { ok: false; error: unknown }

/** Tolerance for late data at the service, and for the offset between its clock and ours. */
const OVERLAP_MS = 3_600_000

/**
 * Reads changes at the payment service page by page, from the last position up to which all were applied. Returns how many were applied;
 * throws if one could not be, and the next run starts from the same position.
 */
export async function readNews<T>({ db, now }: Pick<Settling, 'db' | 'now'>, { name, list, apply }: News<T>): Promise<number> {
  const began = now()
  const row = await db.selectFrom('deposit_watermark').select('at').where('service', '=', name).executeTakeFirst()
  const since = row ? Math.min(row.at, began) - OVERLAP_MS : 0
  const results: Applied[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await list(since, cursor)
    results.push(...(await apply(items)))
    cursor = next
  } while (cursor)
  assertAll(results)
  await db
    .insertInto('deposit_watermark')
    .values({ service: name, at: began })
    .onConflict((conflict) => conflict.column('service').doUpdateSet({ at: began }))
    .execute()
  return results.length
}

/** Applies changes in sequence; a failure does not delay the others. */
export async function applyEach<T>(items: readonly T[], apply: (item: T) => Promise<unknown>): Promise<Applied[]> {
  const results: Applied[] = []
  for (const item of items)
    results.push(
      await apply(item).then(
        () => ({ ok: true }),
        (error: unknown) => ({ ok: false, error }),
      ),
    )
  return results
}

/** Throws if a change could not be applied. */
export function assertAll(results: readonly Applied[]): void {
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]))
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${results.length} payments could not be applied: ${String(errors[0])}`)
}
