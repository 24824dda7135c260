/** Where a request fails, and how. */
export const moments = ['before send', 'mid request', 'after commit', 'mid answer'] as const
export const faults = ['drop', 'delay', 'cut', 'garble'] as const
export type Moment = (typeof moments)[number]
export type FaultKind = (typeof faults)[number]

type Fetch = (request: Request) => Promise<Response>

const LATE_MS = 50
const wait = () => new Promise((resolve) => setTimeout(resolve, LATE_MS))
const lostError = () => new TypeError('Failed to fetch')
const page = () => new Response('<!doctype html><p>Bad Gateway', { status: 502, headers: { 'Content-Type': 'text/html' } })

/** A network in front of a gateway that applies a fault to a request: the gateway receives nothing, half of it, or all. */
export async function faultyFetch(fetch: Fetch, request: Request, moment: Moment, kind: FaultKind): Promise<Response> {
  if (moment === 'before send') return beforeSend(fetch, request, kind)
  if (moment === 'mid request') return midRequest(fetch, request, kind)
  const answer = await fetch(request)
  if (moment === 'after commit') {
    if (kind === 'delay') await wait()
    if (kind === 'drop' || kind === 'cut') throw lostError()
    return kind === 'garble' ? page() : answer
  }
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  const { status, headers } = answer
  if (kind === 'garble')
    return new Response(
      bytes.map((byte, index) => (index % 7 === 3 ? 0x3f : byte)),
      { status, headers },
    )
  return new Response(kind === 'delay' ? slowly([half, bytes.slice(half.length)]) : slowly([half], lostError()), { status, headers })
}

async function beforeSend(fetch: Fetch, request: Request, kind: FaultKind): Promise<Response> {
  if (kind === 'garble') return page()
  if (kind !== 'delay') throw lostError()
  await wait()
  return fetch(request)
}

/** The gateway gets a body that is late, half or broken. */
async function midRequest(fetch: Fetch, request: Request, kind: FaultKind): Promise<Response> {
  const bytes = new Uint8Array(await request.clone().arrayBuffer())
  const half = bytes.slice(0, Math.floor(bytes.length / 2))
  const fetchWith = (body: BodyInit) => {
    const headers = new Headers(request.headers)
    headers.delete('Content-Length')
    return fetch(new Request(request.url, { method: request.method, headers, body, duplex: 'half' } as RequestInit))
  }
  if (bytes.length === 0) return beforeSend(fetch, request, kind)
  if (kind === 'delay') return fetchWith(slowly([half, bytes.slice(half.length)]))
  if (kind === 'garble') return fetchWith(bytes.map((byte, index) => (index % 7 === 3 ? 0x3f : byte)))
  await fetchWith(kind === 'cut' ? half : slowly([half], lostError())).catch(() => undefined)
  throw lostError()
}

/** A stream of pieces with a pause after each; ends normally, or with `failure`. */
const slowly = (pieces: Uint8Array[], failure?: Error) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(piece)
        await wait()
      }
      if (failure) controller.error(failure)
      else controller.close()
    },
  })
