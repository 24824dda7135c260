import type { Call, InputOf, OutputOf } from '@platform/sdk'
import type { Context } from './Context.ts'

export interface RouteOptions {
  /** Milliseconds for which one answer serves all guests and members of a brand and language. Only for data that belongs to no member. */
  shared?: number
  /** Seconds for which browsers and proxies may cache the answer too. Only for calls with merchant and language in their address. */
  publicFor?: number
  /**
   * For keyed calls: the limit that `before` counts first. Over the limit, a call is refused before its body is opened; a known key still
   * gets its answer.
   */
  limitedBy?(context: Context): string
  /**
   * For keyed calls: runs once before the transaction, so that what it counts and uses up (limits, captchas, tries) stays counted if the
   * call is refused. Its result is passed to the route.
   */
  before?(input: unknown, context: Context): Promise<unknown>
  /** For keyed calls: runs once the transaction has committed; the answer does not wait for it. */
  after?(context: Context): unknown
}

/** A call with the code that answers it. */
export interface Route {
  call: Call
  run(input: unknown, context: Context, before?: unknown): Promise<unknown> | unknown
  options: RouteOptions
}

type Answer<C extends Call> = OutputOf<C> | Promise<OutputOf<C>>

/** The route of a call: method, path, input, access, retries and output come from the call itself. `handle(getGameList, (filter, { db }) => …)` */
export function handle<C extends Call<any, any>, Before = unknown>(
  call: C,
  run: (input: InputOf<C>, context: Context, before: Before) => Answer<C>,
  options: Omit<RouteOptions, 'before'> & { before?: (input: InputOf<C>, context: Context) => Promise<Before> } = {},
): Route {
  if (options.shared && call.access !== 'guest') throw new Error(`${call.name} is not for everybody, so its answers cannot be shared`)
  return { call, run: run as Route['run'], options: options as RouteOptions }
}
