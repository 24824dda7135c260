import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Client } from '@platform/sdk'
import { getSettledBets, type SettledBet } from '@platform/sdk/lottery'
import { accountKeys } from '@platform/sdk/query/account'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { walletKeys } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { followCursor, oneTabAtATime, readCursor, writeCursor } from './settledCursor.ts'

const EVERY_MS = 15_000

/** Bets settled since the last notice of this player in any tab of the device. A failed request is repeated later. */
async function settledSince(client: Client, userName: string, stopped: () => boolean): Promise<SettledBet[]> {
  return oneTabAtATime(async () => {
    if (stopped()) return []
    const { content, cursor } = await getSettledBets(client, { cursor: readCursor(userName) })
    // Another tab has shown them: its write may become visible only after the lock has passed on.
    if (cursor === readCursor(userName)) return []
    writeCursor({ userName, cursor })
    return content
  })
}

/** Polls while the page is visible; each settled bet is returned once and refreshes balance and orders. */
export function useSettledBets(userName: string) {
  const client = useClient()
  const queries = useQueryClient()
  const [bets, setBets] = useState<readonly SettledBet[]>([])
  useEffect(() => {
    let stopped = false
    // During a sign-out there is no session for the request.
    const leaving = () => stopped || queries.isMutating({ mutationKey: accountKeys.all }) > 0
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const settled = await settledSince(client, userName, leaving).catch(() => [])
      if (stopped || settled.length === 0) return
      setBets(settled)
      void queries.invalidateQueries({ queryKey: walletKeys.balance() })
      void queries.invalidateQueries({ queryKey: lotteryKeys.orders() })
    }
    const stopFollowing = followCursor()
    const timer = setInterval(() => void ask(), EVERY_MS)
    const looked = () => void ask()
    document.addEventListener('visibilitychange', looked)
    looked()
    return () => {
      stopped = true
      stopFollowing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [client, queries, userName])
  return { bets, close: () => setBets([]) }
}
