import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import type { HostMessage } from '@platform/sdk/gameBridge'
import type { Jurisdiction } from '@platform/sdk/games'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { vars } from '@platform/ui/theme'
import { valueOf } from './lookOfSite.ts'

export type PauseReason = (HostMessage & { type: 'pause' })['reason']

interface GameState {
  send: (message: HostMessage) => void
  /** Counts how often the game became ready: a page that is loaded again knows nothing. 0 before. */
  readies: number
  /** Why the game rests now; it also rests while the page is hidden. */
  pause: PauseReason | undefined
  /** The rules of the market for it, which the launch answered. */
  jurisdiction: Jurisdiction | undefined
}

/** Sends a game what it has to know of the site: the rules of its market, its look and language, and when to rest; after a rest the new balance. */
export function useGameState({ send, readies, pause: reason, jurisdiction }: GameState): void {
  const visible = useSyncExternalStore(onVisibility, isVisible, () => true)
  const pause = reason ?? (visible ? undefined : 'away')
  const client = useClient()
  const queries = useQueryClient()
  const locale = useLocale()
  useEffect(() => {
    if (readies > 0 && jurisdiction) send({ type: 'jurisdiction', ...jurisdiction })
  }, [send, readies, jurisdiction])
  useEffect(() => {
    if (readies > 0) send({ type: 'language', locale })
  }, [send, readies, locale])
  useEffect(() => {
    if (readies === 0) return
    const brand = valueOf(vars.color.brand).toLowerCase()
    send({ type: 'theme', scheme: valueOf(vars.page.scheme) === 'light' ? 'light' : 'dark', brand })
  }, [send, readies])

  const rests = useRef(false)
  const resume = useEffectEvent(async (isCurrent: () => boolean) => {
    // At once, as a request hangs while the device is offline.
    send({ type: 'resume' })
    const balance = await queries.fetchQuery(walletBalanceQuery(client)).then(
      ({ sumBalance }) => sumBalance,
      () => undefined,
    )
    if (isCurrent() && balance !== undefined && balance >= 0) send({ type: 'resume', balance })
  })
  useEffect(() => {
    if (readies === 0) return
    if (pause) send({ type: 'pause', reason: pause })
    let isCurrent = true
    if (!pause && rests.current) void resume(() => isCurrent)
    rests.current = pause !== undefined
    return () => {
      isCurrent = false
    }
  }, [send, readies, pause])
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'
