'use client'

import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { OutcomeUnknownError } from '../core/errors.ts'
import { createKeyedCall } from '../keyed/createKeyedCall.ts'
import type { KeyedEnd, KeyedState } from '../keyed/KeyedState.ts'
import { useClient, useKeyStore } from './PlatformProvider.tsx'

/** The values of a form: the input of the mutation without its key. */
type FormOf<Input> = Input extends unknown ? Omit<Input, 'idempotencyKey'> : never

/** Options of `useKeyedMutation`: what to do when it is done, has failed, or is still unknown. */
export interface KeyedMutationOptions<Answer> {
  /** Distinguishes forms of one call, for example by promotion or order. */
  scope?: string
  /**
   * False for a launch, which never waits: no lost answer is looked up, and a new submit is sent at once with the same key. Default true.
   */
  resolves?: boolean
  /**
   * It happened, once. Clear the form. Without `answer` only that is known: a reload lost the rest. Not called after the component has
   * unmounted.
   */
  onDone?: (answer: Answer | undefined) => void
  onFailed?: (error: unknown) => void
  onUnknown?: (error: OutcomeUnknownError) => void
}

/** The state of a call that happens once (`status`: idle, sending, checking, unknown, done or failed), and how to send it. */
export type KeyedMutation<Input, Answer> = KeyedState<Answer> & {
  /** Sending or checking: the form is disabled and its button busy. */
  busy: boolean
  /**
   * Sends a form, or what a function prepares (undefined = nothing to send). Ignored while busy; while unknown it checks instead. Resolves
   * to the outcome, and never rejects.
   */
  submit: (form: FormOf<Input> | (() => Promise<FormOf<Input> | undefined>)) => Promise<KeyedEnd<Answer> | undefined>
  /** Requests the outcome of a call again when it is unknown. */
  checkAgain: () => Promise<KeyedEnd<Answer> | undefined>
  /** Back to idle, after the outcome was shown. */
  reset: () => void
}

/**
 * Sends something that must happen once: one idempotency key and one submit at a time, the key stored before the request and until a final
 * answer, a lost answer looked up, "still unknown" as a state of its own, resumed after a reload. Needs a `PlatformProvider` with `keyStore`.
 *
 *     const bet = useKeyedMutation(placeLotteryBetMutation(client), { onDone: clearSlip })
 *     if (bet.status === 'unknown') return <Unknown requestId={bet.error.requestId} onCheck={bet.checkAgain} />
 *     <Button loading={bet.busy} onClick={() => void bet.submit({ drawId, lines })} />
 */
export function useKeyedMutation<Answer, Input extends { idempotencyKey?: string }, Context = unknown>(
  mutation: UseMutationOptions<Answer, Error, Input, Context>,
  options: KeyedMutationOptions<Answer> = {},
): KeyedMutation<Input, Answer> {
  const client = useClient()
  const store = useKeyStore()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(mutation)
  const { scope, resolves } = options
  const call = JSON.stringify([mutation.mutationKey, scope])
  const keyedCall = useMemo(
    () => createKeyedCall<FormOf<Input> & object, Answer>({ client, store, call, resolves }),
    [client, store, call, resolves],
  )
  const state = useSyncExternalStore(keyedCall.subscribe, keyedCall.get, keyedCall.get)

  // The callback of the last render; undefined after unmounting, so that it cannot navigate away from another screen.
  const handlers = useRef<KeyedMutationOptions<Answer>>(undefined)
  useEffect(() => {
    handlers.current = options
    return () => void (handlers.current = undefined)
  })
  const report = useCallback(
    async (ending: Promise<KeyedEnd<Answer> | undefined>) => {
      const end = await ending
      // The mutation itself refreshes what it changed, unless a reload lost it.
      if (end?.status === 'done' && end.answer === undefined) void queries.invalidateQueries()
      if (end?.status === 'done') handlers.current?.onDone?.(end.answer)
      if (end?.status === 'failed') handlers.current?.onFailed?.(end.error)
      if (end?.status === 'unknown') handlers.current?.onUnknown?.(end.error)
      return end
    },
    [queries],
  )
  useEffect(() => void report(keyedCall.check()), [keyedCall, report])

  return {
    ...state,
    busy: state.status === 'sending' || state.status === 'checking',
    // A form is the input without its key, and the key is added here: TypeScript cannot join the two again for a type parameter.
    submit: (form) => report(keyedCall.submit(form, (input) => mutateAsync(input as unknown as Input))),
    checkAgain: () => report(keyedCall.check()),
    reset: keyedCall.reset,
  }
}
