import type { Client } from '../core/Client.ts'
import { NetworkError, OutcomeUnknownError, PlatformError } from '../core/errors.ts'
import { randomId } from '../core/randomId.ts'
import { resolveOutcome } from '../wallet/resolveOutcome.ts'
import { formHash } from './formHash.ts'
import type { KeyedEnd, KeyedState } from './KeyedState.ts'
import { openKeys } from './openKeys.ts'
import { memoryKeyStore, type KeyStore, type StoredKey } from './KeyStore.ts'

type Send<Form, Answer> = (input: Form & { idempotencyKey: string }) => Promise<Answer>

/** A call with an open outcome. `again` is missing after a reload, which loses the form. */
interface OpenCall<Answer> {
  stored: StoredKey
  lost: OutcomeUnknownError
  again?: () => Promise<Answer>
}

/** What `createKeyedCall` needs. */
export interface KeyedCallOptions {
  client: Client
  /** Where the keys of open calls are stored. Default: in memory, which a restart of the program loses. */
  store?: KeyStore | undefined
  /** Names the form: calls of one name share a stored key. */
  call: string
  /**
   * False for a launch, which never waits: a new submit is sent at once with the same key. No status polling, no stored key. Default true.
   */
  resolves?: boolean
}

/**
 * A call that must happen once, without any framework: one submit at a time, its key stored before it is sent and until the gateway has
 * decided, a lost answer resolved by its key. `useKeyedMutation` is this for React.
 *
 *     const claim = createKeyedCall({ client, call: 'claimPromotion' })
 *     const end = await claim.submit({ id }, ({ idempotencyKey, ...input }) => claimPromotion(client, input, { idempotencyKey }))
 *     if (end?.status === 'unknown') console.log('Check again later', end.error.requestId)
 */
export function createKeyedCall<Form extends object, Answer>({ client, store = memoryKeyStore, call, resolves = true }: KeyedCallOptions) {
  let state: KeyedState<Answer> = { status: 'idle' }
  let open: OpenCall<Answer> | undefined
  // Not decided, according to the gateway: the same form is sent with the same key, in case the first attempt still arrives.
  let undecided: StoredKey | undefined
  const keys = openKeys(client, store, call)
  const listeners = new Set<() => void>()

  function become<Next extends KeyedState<Answer>>(next: Next): Next {
    state = next
    for (const listener of listeners) listener()
    return next
  }
  const isBusy = () => state.status === 'sending' || state.status === 'checking'

  /**
   * Sends a form, or first what `prepare` returns for it; undefined means that there is nothing to send. Ignored while busy; checks while
   * unknown.
   */
  async function submit(form: Form | (() => Promise<Form | undefined>), send: Send<Form, Answer>): Promise<KeyedEnd<Answer> | undefined> {
    if (isBusy() && resolves) return undefined
    if (findOpen()) return check()
    become({ status: 'sending' })
    let storedKey: StoredKey | undefined
    try {
      const input = typeof form === 'function' ? await form() : form
      if (!input) return void become({ status: 'idle' })
      storedKey = keyFor(formHash(input))
      const again = () => send({ ...input, idempotencyKey: storedKey!.key })
      if (resolves) keys.add(storedKey)
      else undecided = storedKey
      return await again().then(
        (answer) => end({ status: 'done', answer }, storedKey),
        (error: unknown) => fail(error, storedKey!, again),
      )
    } catch (error) {
      return end({ status: 'failed', error }, storedKey)
    }
  }

  function keyFor(hash: string): StoredKey {
    const newKey = keys.make(randomId(), hash)
    return undecided && undecided.hash === hash && keys.isMine(undecided) ? undecided : newKey
  }

  function fail(error: unknown, stored: StoredKey, again: () => Promise<Answer>) {
    const platformError = error instanceof PlatformError ? error : undefined
    if (platformError?.outcome === 'applied' && resolves) return end({ status: 'done', answer: undefined }, stored)
    const otherForm = platformError?.code === 'idempotency.mismatch'
    if (platformError && platformError.outcome !== 'unknown' && !otherForm) return end({ status: 'failed', error }, stored)
    if (!resolves) return become({ status: 'failed', error })
    const cause = platformError ?? new NetworkError('The call broke off', { code: 'network.reset', cause: error })
    const lost = platformError instanceof OutcomeUnknownError ? platformError : new OutcomeUnknownError(stored.key, cause)
    open = { stored, lost, again: otherForm ? undefined : again }
    return resolve(open)
  }

  /** Requests the outcome of an open call again, also of one that a reload interrupted. Undefined if no call is open. */
  async function check(): Promise<KeyedEnd<Answer> | undefined> {
    if (isBusy()) return undefined
    open = findOpen()
    return open && resolve(open)
  }

  function findOpen(): OpenCall<Answer> | undefined {
    if (open && keys.isMine(open.stored)) return open
    const stored = resolves ? keys.find() : undefined
    const cause = new NetworkError('The page went before the answer came', { code: 'network.reset' })
    return stored && { stored, lost: new OutcomeUnknownError(stored.key, cause) }
  }

  async function resolve({ stored, lost, again }: OpenCall<Answer>): Promise<KeyedEnd<Answer>> {
    become({ status: 'checking' })
    try {
      const answer = await resolveOutcome(client, lost, again, () => keys.isMine(stored))
      return end({ status: 'done', answer }, stored)
    } catch (error) {
      return error === lost ? become({ status: 'unknown', error: lost }) : end({ status: 'failed', error }, stored)
    }
  }

  function end(last: KeyedEnd<Answer>, stored: StoredKey | undefined) {
    open = undefined
    undecided = last.status === 'failed' && last.error instanceof NetworkError ? stored : undefined
    if (stored) keys.remove(stored)
    return become(last)
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    submit,
    check,
    /** Back to idle, after the outcome was shown. An open call does not change. */
    reset: () => void (state.status === 'done' || state.status === 'failed' ? become({ status: 'idle' }) : undefined),
  }
}
