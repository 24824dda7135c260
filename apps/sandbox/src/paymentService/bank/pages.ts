/** Rows of a page of the bank. */
export const PAGE = 200

/** Start of a page: after the last row of the previous one. */
export function afterCursor(cursor: string | undefined): { at: number; id: string } | undefined {
  const [at, id] = cursor?.split(':') ?? []
  return id === undefined ? undefined : { at: Number(at), id }
}

/** The cursor of the next page; nothing on the last one. */
export function nextOf<T extends { changed_at: number }>(rows: readonly T[], idOf: (row: T) => string): { next?: string } {
  const last = rows.length === PAGE ? rows.at(-1) : undefined
  return last ? { next: `${last.changed_at}:${idOf(last)}` } : {}
}
