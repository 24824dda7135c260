import type { RequestInfo } from './RequestInfo.ts'

/** Third parties may call the gateway's own port from their pages. No cookies are involved, so any origin may. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Server-Time, X-Request-Id, Retry-After',
}

type Handler = (request: Request, info: RequestInfo) => Promise<Response>

/** Opens calls to pages of any origin, and nothing but calls. */
export const withCors =
  (calls: Handler): Handler =>
  async (request, info) => {
    if (request.method === 'OPTIONS') return preflight()
    const answer = await calls(request, info)
    for (const [name, value] of Object.entries(corsHeaders)) answer.headers.set(name, value)
    return answer
  }

/** The answer to a browser's preflight request. */
const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers':
        'Accept-Language, Authorization, Content-Type, Device, Encryption, Idempotency-Key, Proof-Of-Work, X-Gateway-Id, X-Merchant, X-Module-Id, X-Request-Id, X-Test-Address',
      'Access-Control-Max-Age': '7200',
    },
  })
