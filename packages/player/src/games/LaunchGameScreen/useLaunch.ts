import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { newIdempotencyKey, PlatformError } from '@platform/sdk'
import { withBridge } from '@platform/sdk/gameBridge'
import { accountKeys } from '@platform/sdk/query/account'
import { addRecentGameMutation } from '@platform/sdk/query/games'
import { protectionKeys } from '@platform/sdk/query/protection'
import { walletKeys } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { openTab } from '../../links/openTab.ts'
import type { LaunchTarget } from '../../blocks/game/launchTarget.ts'
import { firstLaunch, isWaiting, launchReducer } from './launchState.ts'
import type { LaunchFailure } from './LaunchGameView.tsx'
import { lookOfSite } from './lookOfSite.ts'
import { useGameBridge } from './useGameBridge.ts'
import { useLaunchUrl } from './useLaunchUrl.ts'
import { useSlowTimer } from './useSlowTimer.ts'
import { watchWindow } from './watchWindow.ts'

/** A vendor without messages counts as ready this long after its page has loaded. */
const GRACE_MS = 1500

const FAILURES: Record<string, LaunchFailure> = {
  'game.maintenance': 'maintenance',
  'game.unknown': 'noGame',
  'lottery.unknown': 'noLottery',
  'request.url': 'noUrl',
  // A launch moves no money: the usual "do not send again" would contradict the retry button.
  'outcome.unknown': 'unconfirmed',
}

const REFUSED = { empty: 'noUrl', unknownOrigin: 'unknownOrigin' } as const satisfies Record<string, LaunchFailure>

const failureOf = (error: unknown): LaunchFailure => FAILURES[error instanceof PlatformError ? error.code : ''] ?? 'failed'

interface LaunchWays {
  /** Address of the deposit that returns here; undefined if this player has no access to it. */
  deposit: string | undefined
  onExit: () => void
  onDeposit: () => void
}

/** Opens a game: requests its address, listens to its page, refetches the balance. Spec 7.3. */
export function useLaunch(target: LaunchTarget, { deposit, onExit, onDeposit }: LaunchWays) {
  const queries = useQueryClient()
  const client = useClient()
  const { mutate: addRecent } = useMutation(addRecentGameMutation(client))
  const { forPage, forWindow } = useLaunchUrl(target)
  const [state, dispatch] = useReducer(launchReducer, firstLaunch)
  const { launch, attempt, loaded, running, readies } = state
  const waiting = isWaiting(state)
  const frame = useRef<HTMLIFrameElement>(null)

  const open = useEffectEvent((launched: Awaited<ReturnType<typeof forPage>>) => {
    if (!launched) return
    const { address, ...about } = launched
    if ('refused' in address) return dispatch({ type: 'failed', why: REFUSED[address.refused] })
    if (target.kind === 'game') {
      const url = withBridge(address.url, { session: newIdempotencyKey(), host: location.origin })
      return dispatch({ type: 'opened', url, ...about, at: client.clock.now() })
    }
    dispatch({ type: 'left' })
    // Replaces the entry, so that one step back from the lottery is the previous page and not a second launch.
    location.replace(address.url + lookOfSite({ simple: target.simple, deposit }))
  })
  const request = useEffectEvent(() => forPage())
  // A game that was requested for a window does not open here as well when a slow answer comes.
  const isElsewhere = useRef(false)
  useEffect(() => {
    let current = true
    isElsewhere.current = false
    request().then(
      (launched) => current && !isElsewhere.current && open(launched),
      (error: unknown) => current && !isElsewhere.current && dispatch({ type: 'failed', why: failureOf(error), error }),
    )
    return () => {
      current = false
    }
  }, [attempt])

  const ready = useCallback(() => {
    dispatch({ type: 'ready', at: client.clock.now() })
    if (target.kind === 'game') addRecent({ nodeId: target.nodeId, vendor: target.vassalage })
  }, [addRecent, client, target])
  useEffect(() => {
    if (!loaded || !waiting) return
    const timer = setTimeout(ready, GRACE_MS)
    return () => clearTimeout(timer)
  }, [loaded, waiting, ready])

  const refetch = () => {
    for (const queryKey of [walletKeys.balance(), protectionKeys.play()])
      void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
  const send = useGameBridge(frame, launch.step === 'playing' ? launch.url : undefined, (message) => {
    switch (message.type) {
      case 'ready':
        dispatch({ type: 'round', running: false })
        dispatch({ type: 'spoke' })
        return ready()
      case 'roundStarted':
        return dispatch({ type: 'round', running: true })
      case 'roundEnded':
        dispatch({ type: 'round', running: false })
        return refetch()
      case 'balance':
        return refetch()
      case 'error':
        // Terms of use that changed meanwhile stop a game.
        if (message.code === 'terms.changed') void queries.invalidateQueries({ queryKey: accountKeys.memberInfo() })
        // After a reload that failed its round does not end here any more.
        dispatch({ type: 'round', running: false })
        // Any other the game shows itself, and the cover must not hide it.
        return dispatch(message.fatal ? { type: 'failed', why: 'crashed' } : { type: 'ready', at: client.clock.now() })
      case 'exit':
        return onExit()
      case 'needDeposit':
        return onDeposit()
    }
  })

  const inWindow = async () => {
    const tab = openTab()
    if (!tab) return dispatch({ type: 'failed', why: 'popup' })
    isElsewhere.current = true
    dispatch({ type: 'windowRequested' })
    try {
      const address = (await forWindow())?.address
      if (address && 'url' in address) {
        tab.location.replace(address.url)
        return dispatch({ type: 'windowOpened', window: watchWindow(tab) })
      }
      tab.close()
      if (address) dispatch({ type: 'failed', why: REFUSED[address.refused] })
    } catch (error) {
      tab.close()
      dispatch({ type: 'failed', why: failureOf(error), error })
    }
  }

  return {
    launch,
    running: launch.step === 'playing' && running,
    readies,
    send,
    ...useSlowTimer(waiting, attempt),
    frame,
    loaded: useCallback(() => dispatch({ type: 'loaded' }), []),
    retry: useCallback(() => dispatch({ type: 'retried' }), []),
    inWindow: target.kind === 'game' ? inWindow : undefined,
  }
}
