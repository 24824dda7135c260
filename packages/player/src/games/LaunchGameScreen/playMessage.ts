import * as z from 'zod/mini'

const PlayMessage = z.object({
  // `enum`, because `literal` would add another zod class to every first load.
  source: z.enum(['platform-play']),
  version: z.enum({ current: 1 }),
  type: z.enum(['ready', 'balance', 'start', 'round', 'end', 'exit', 'deposit', 'error']),
})

export type PlayEvent = z.infer<typeof PlayMessage>['type']

/** Parses a game page's message; undefined for another window, origin or shape. */
export function readPlayMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { origin: string; window: unknown },
): PlayEvent | undefined {
  if (event.origin !== from.origin || !event.source || event.source !== from.window) return undefined
  const parsed = PlayMessage.safeParse(event.data)
  return parsed.success ? parsed.data.type : undefined
}
