import type { LoggedCall } from '../gateway/callLog.ts'
import type { Services } from '../gateway/Services.ts'

/** Most calls that the page lists without a code. */
const LATEST = 200

/** The log of the session that a support code belongs to, oldest first, with the names of its members; without a code the latest calls. */
export async function callsOf({ callLog, database: { db } }: Services, code?: string) {
  const calls = (callLog?.find(code) ?? []).slice(code ? 0 : -LATEST)
  const hashes = [...new Set(calls.flatMap(({ session }) => session ?? []))]
  const members = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.token_hash', 'm.account'])
    .where('s.token_hash', 'in', hashes.length > 0 ? hashes : [''])
    .execute()
  const names = new Map(members.map(({ token_hash, account }) => [token_hash, account]))
  return calls.map(({ session, ...call }) => ({ ...call, userName: session && names.get(session) }))
}

type ListedCall = Omit<LoggedCall, 'session'>

/** The log as an HTTP archive (HAR 1.2), for the network panel of any browser: with times and outcomes, without headers and bodies. */
export const archiveOf = (calls: ListedCall[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'platform gateway', version: '1' },
    entries: calls.map(({ at, ms, id, method, path, status, errorCode, call, faults }) => ({
      startedDateTime: new Date(at - ms).toISOString(),
      time: ms,
      request: {
        method,
        url: `${origin}${path}`,
        httpVersion: '',
        cookies: [],
        headers: [],
        queryString: [],
        headersSize: -1,
        bodySize: -1,
      },
      response: {
        status,
        statusText: errorCode ?? '',
        httpVersion: '',
        cookies: [],
        headers: [{ name: 'X-Request-Id', value: id }],
        content: { size: 0, mimeType: 'application/json' },
        redirectURL: '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
      comment: [call, ...faults.map((kind) => `fault: ${kind}`)].join(', '),
    })),
  },
})
