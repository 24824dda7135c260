import { hashKey, matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { accountKeys } from '@platform/sdk/query/account'
import { announcementKeys } from '@platform/sdk/query/announcements'
import { gameKeys } from '@platform/sdk/query/games'
import { entries, type StoredAnswer } from '../storage/entries.ts'

// TanStack's persistQueryClient would add 0.86 kB brotli to each first load, this file is 0.71 kB, and the two rules below would remain (November 2026).

/** Of section 4: announcements, game types, hot games, rules of registration, villages. The lottery screens store their own lists. */
const publicKeys: QueryKey[] = [
  announcementKeys.all,
  gameKeys.vendors(),
  gameKeys.vendorGroups(),
  [...gameKeys.all, 'hot'],
  accountKeys.registerRules(),
  [...accountKeys.all, 'villages'],
]

const writeAfter = 1000
/** Limit of the stored JSON, in characters: home takes about a tenth. */
const most = 400_000

// Another build may expect answers of another shape.
const build = new URL(import.meta.url).pathname

/**
 * Shows the last visit's answers immediately and refetches them in the background (section 4). The member's info is stored separately,
 * with the user name, only with a stored session, and is removed at the sign-out.
 */
export function storeAnswers(queries: QueryClient, client: Client, language: () => string): void {
  const record = entries.storedAnswers.get()
  if (record?.build === build && record.language === language()) restore(queries, record.answers)
  const member = entries.storedMember.get()
  if (member?.userName === client.session.get()?.userName && member?.build === build) show(queries, member.info)

  let timer: ReturnType<typeof setTimeout> | undefined
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return
    if (isMemberInfo(query)) {
      const userName = client.session.get()?.userName
      // A session of this tab only stores nothing.
      if (userName !== undefined && entries.localSession.get()) entries.storedMember.set({ build, userName, info: answerOf(query) })
      return
    }
    if (!isPublic(query)) return
    clearTimeout(timer)
    timer = setTimeout(() => write(queries, language()), writeAfter)
  })
}

const isMemberInfo = ({ queryHash }: Query) => queryHash === hashKey(accountKeys.memberInfo())

const isPublic = (query: Query) => query.meta?.private !== true && publicKeys.some((queryKey) => matchQuery({ queryKey }, query))

const answerOf = ({ queryKey, state }: Query): StoredAnswer => ({ key: [...queryKey], data: state.data, at: state.dataUpdatedAt })

function write(queries: QueryClient, language: string): void {
  const publicQueries = queries.getQueryCache().findAll({ predicate: isPublic })
  const answers = publicQueries.filter(({ state }) => state.data !== undefined).map(answerOf)
  if (JSON.stringify(answers).length < most) entries.storedAnswers.set({ build, language, answers })
}

// With its original time: member info saves a call while it is fresh, unless a refetch is forced (section 4).
const show = (queries: QueryClient, { key, data, at }: StoredAnswer) =>
  queries.setQueryData(key, data, { updatedAt: Math.min(at, Date.now()) })

// Marks them as stale, whatever their age.
function restore(queries: QueryClient, answers: readonly StoredAnswer[]): void {
  for (const answer of answers) {
    show(queries, answer)
    void queries.invalidateQueries({ queryKey: answer.key, exact: true, refetchType: 'none' })
  }
}
