import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from '@platform/sdk'
import { accountKeys } from '@platform/sdk/query/account'
import { entries, type StoredAnswers } from '../storage/entries.ts'

// TanStack's createPersister would add 0.86 kB brotli to each first load (this file: 0.6 kB, November 2026). It restores asynchronously, so
// that a skeleton would show first, and its `deserialize` does not know the query, whose schema has to validate.

const writeAfter = 1000
/** Limit of the stored JSON, in characters: home takes about a tenth. */
const most = 400_000

/**
 * Stores the answers of queries with `meta.persisted` for the next visit, which shows them immediately and refetches them in the background
 * (section 4). Those of the member are stored separately, only with a stored session, save a call while they are fresh, and are removed at
 * the sign-out.
 */
export function storeAnswers(queries: QueryClient, client: Client, language: () => string): void {
  const answers = entries.storedAnswers.get() ?? {}
  let timer: ReturnType<typeof setTimeout> | undefined
  queries.getQueryCache().subscribe((event) => {
    const { query, type } = event
    const { queryHash, state } = query
    const { private: isPrivate, persisted: schema } = (query.meta ?? {}) as Meta
    const scope = isPrivate ? client.session.get()?.userName : language()
    if (!schema || scope === undefined) return
    if (type === 'added') {
      const stored = (isPrivate ? entries.storedMember.get() : answers)?.[queryHash]
      const read = stored?.scope === scope && z.safeParse(schema, stored.wire)
      // A public answer is stale, whatever its age.
      if (read && read.success)
        query.setState({ data: read.data, dataUpdatedAt: Math.min(stored.at, Date.now()), status: 'success', isInvalidated: !isPrivate })
    }
    if (type !== 'updated' || event.action.type !== 'success') return
    const answer = { scope, at: state.dataUpdatedAt, wire: wireOf(query, schema) }
    if (isPrivate) {
      // A session of this tab only stores nothing.
      if (entries.localSession.get()) entries.storedMember.set({ ...entries.storedMember.get(), [queryHash]: answer })
      return
    }
    // Last in the order: the oldest are removed first.
    delete answers[queryHash]
    answers[queryHash] = answer
    clearTimeout(timer)
    // A closure: scripts that wrap setTimeout pass no further arguments.
    timer = setTimeout(() => write(answers), writeAfter)
  })
}

interface Meta {
  private?: boolean
  persisted?: z.ZodMiniType
}

const settings = hashKey(accountKeys.settings())
// Yesterday's maintenance must not close the site today.
const open = { maintenance: false, regionRestriction: false }

// As the gateway sent it: the schema does not accept all that it returns, such as amounts in cents.
function wireOf({ queryHash, state }: Query, schema: z.ZodMiniType): unknown {
  const { data } = z.safeEncode(schema, state.data)
  return queryHash === settings ? { ...(data as object), ...open } : data
}

function write(answers: StoredAnswers): void {
  for (const hash of Object.keys(answers)) {
    if (JSON.stringify(answers).length < most) break
    delete answers[hash]
  }
  entries.storedAnswers.set(answers)
}
