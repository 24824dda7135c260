/** Third parties may call the gateway's own port from their pages. No cookies are involved, so any origin may. */
const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Server-Time, X-Request-Id, Retry-After',
}

/** Adds the headers of a cross-origin answer. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value)
  return response
}

/** The answer to a browser that asks before it calls. */
export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...allowed,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers':
        'Accept-Language, Authorization, Content-Type, Device, Encryption, Idempotency-Key, X-Gateway-Id, X-Merchant, X-Module-Id, X-Request-Id, X-Test-Address',
      'Access-Control-Max-Age': '7200',
    },
  })
