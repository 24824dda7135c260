import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OutputOf, PlatformError } from '@platform/sdk'
import type { launchGame } from '@platform/sdk/games'
import { addRecentGameMutation, launchGameMutation } from '@platform/sdk/query/games'
import { walletKeys } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { LaunchTarget } from '../../blocks/launchTarget.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'
import { launchInput } from './launchInput.ts'
import { lookOfSite } from './lookOfSite.ts'
import type { LaunchFailure, LaunchStep } from './LaunchView.tsx'
import { readPlayMessage } from './playMessage.ts'
import { useKnownOrigins } from './useKnownOrigins.ts'

/** Without a sign of life for so long, the player is told and may try again. */
const SLOW_MS = 12_000
/** A vendor that sends no messages counts as ready so long after its page has loaded. */
const GRACE_MS = 1500

const FAILURES: Record<string, LaunchFailure> = { 'game.maintenance': 'maintenance', 'game.unknown': 'noGame', 'request.url': 'noUrl' }

/** Opens a game: asks for its address, checks it, listens to its page, keeps the balance fresh. Spec 7.3. */
export function useLaunch(target: LaunchTarget, onExit: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const knownOrigins = useKnownOrigins()
  // A launch moves no money: instead of waiting for a lost answer it is requested again, with the same key.
  const { submit } = useKeyedMutation(launchGameMutation(client), { resolves: false })
  const other = useKeyedMutation(launchGameMutation(client), { resolves: false, scope: 'window' })
  const { mutate: remember } = useMutation(addRecentGameMutation(client))
  const [launch, setLaunch] = useState<LaunchStep>({ step: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const [patience, setPatience] = useState(0)
  const [slowSince, setSlowSince] = useState('')
  // A round is under way.
  const [running, setRunning] = useState(false)
  // The frame's page has loaded.
  const [shown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = launch.step === 'asking' || (launch.step === 'playing' && !launch.ready)

  const open = useEffectEvent((answer: OutputOf<typeof launchGame>, origins: string[]) => {
    const checked = checkGameUrl(answer.gameUrl, origins, location.href)
    if ('refused' in checked) return setLaunch({ step: 'failed', why: checked.refused === 'empty' ? 'noUrl' : 'unknownOrigin' })
    if (target.kind === 'lottery') {
      setLaunch({ step: 'leaving' })
      // Replaced, so that one step back from the lottery is the page before this one and not a second launch.
      return location.replace(checked.url + lookOfSite(target.simple))
    }
    setLaunch({ step: 'playing', url: checked.url, room: answer.roomType, ready: false, startedAt: Date.now() })
  })
  const fail = useEffectEvent((error: unknown) => {
    const known = error instanceof PlatformError ? error : undefined
    setLaunch({ step: 'failed', why: FAILURES[known?.code ?? ''] ?? 'failed', error })
  })

  const request = useEffectEvent(async () => {
    const end = await submit(launchInput(target, location.origin))
    if (end?.status === 'failed') throw end.error
    return end?.status === 'done' ? end.answer : undefined
  })
  useEffect(() => {
    let current = true
    Promise.all([request(), knownOrigins()]).then(
      ([answer, origins]) => current && answer && open(answer, origins),
      (error: unknown) => current && fail(error),
    )
    return () => {
      current = false
    }
  }, [knownOrigins, attempt])

  // Which wait is meant: another try or more patience starts a new one.
  const wait = `${attempt}/${patience}`
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlowSince(wait), SLOW_MS)
    return () => clearTimeout(timer)
  }, [waiting, wait])

  const ready = useCallback(() => {
    setLaunch((now) => (now.step === 'playing' && !now.ready ? { ...now, ready: true, startedAt: Date.now() } : now))
    if (target.kind === 'game') remember({ nodeId: target.nodeId, vendor: target.vassalage })
  }, [remember, target])

  useEffect(() => {
    if (!shown || !waiting) return
    const timer = setTimeout(ready, GRACE_MS)
    return () => clearTimeout(timer)
  }, [shown, waiting, ready])

  const url = launch.step === 'playing' ? launch.url : undefined
  const hear = useEffectEvent((message: MessageEvent) => {
    if (!url) return
    const event = readPlayMessage(message, { origin: new URL(url).origin, window: frame.current?.contentWindow })
    if (event === 'ready') ready()
    if (event === 'balance' || event === 'round')
      void queries.invalidateQueries({ queryKey: walletKeys.balance() }, { cancelRefetch: false })
    if (event === 'start' || event === 'end') setRunning(event === 'start')
    if (event === 'error') setLaunch({ step: 'failed', why: 'crashed' })
    if (event === 'exit') onExit()
  })
  useEffect(() => {
    const listener = (message: MessageEvent) => hear(message)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  /** In the tap: a browser opens a window only then. Its address works once, so this is a launch of its own. */
  const inWindow = async () => {
    const opened = window.open('', '_blank')
    if (!opened) return setLaunch({ step: 'failed', why: 'popup' })
    opened.opener = null
    setLaunch({ step: 'asking' })
    try {
      const [end, origins] = await Promise.all([other.submit(launchInput(target, location.origin)), knownOrigins()])
      if (end?.status === 'failed') throw end.error
      const checked = checkGameUrl(end?.status === 'done' ? (end.answer?.gameUrl ?? '') : '', origins, location.href)
      if ('refused' in checked) throw new Error(checked.refused)
      opened.location.replace(checked.url)
      setLaunch({ step: 'elsewhere' })
    } catch (error) {
      opened.close()
      setLaunch({ step: 'failed', why: 'failed', error })
    }
  }

  return {
    launch,
    running: launch.step === 'playing' && running,
    slow: waiting && slowSince === wait,
    frame,
    loaded: useCallback(() => setShown(true), []),
    retry: useCallback(() => {
      setShown(false)
      setRunning(false)
      setLaunch({ step: 'asking' })
      setAttempt((count) => count + 1)
    }, []),
    wait: useCallback(() => setPatience((count) => count + 1), []),
    inWindow: target.kind === 'game' ? inWindow : undefined,
  }
}
