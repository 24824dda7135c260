import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { plainHeader } from '../gateway/Incoming.ts'

export const logLevels = ['off', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

type Answer = (request: Request, info?: RequestInfo) => Promise<Response>

/**
 * Writes one line of JSON per answer: failures (5xx) at `error`, also refusals (4xx) at `warn`, all requests at `info`. Queries, headers,
 * bodies and paths other than a call's are left out, as they may contain tokens.
 */
export function logRequests(answer: Answer, level: LogLevel, write: (line: string) => void = console.log): Answer {
  const limit = logLevels.indexOf(level)
  return async (request, info) => {
    const startedAt = performance.now()
    const response = await answer(request, info)
    const { status } = response
    const own = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
    const { pathname } = new URL(request.url)
    if (logLevels.indexOf(own) > limit || (response.ok && /^\/(health|ready)z$/.test(pathname))) return response
    const [, folder = '', ...rest] = pathname.split('/')
    const isCall = folder === 'wps' || folder === 'lgw'
    const line = {
      time: new Date().toISOString(),
      level: own,
      id: response.headers.get('X-Request-Id') ?? plainHeader(request, 'X-Request-Id'),
      method: request.method,
      path: isCall || rest.length === 0 ? pathname : `/${folder}/…`,
      status,
      ms: Math.round(performance.now() - startedAt),
      merchant: plainHeader(request, 'X-Merchant'),
    }
    write(JSON.stringify(line))
    return response
  }
}
