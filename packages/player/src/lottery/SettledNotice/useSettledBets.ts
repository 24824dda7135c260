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

/** Bets that were settled since this player was last told, by whatever tab of the device. A failed question is asked again later. */
async function settledSince(client: Client, userName: string, stopped: () => boolean): Promise<SettledBet[]> {
  return oneTabAtATime(async () => {
    if (stopped()) return []
    const { content, cursor } = await getSettledBets(client, { cursor: readCursor(userName) })
    // Another tab has told them: what it wrote may become visible later than the lock is handed on.
    if (cursor === readCursor(userName)) return []
    writeCursor({ userName, cursor })
    return content
  })
}

/** Asks while somebody looks; what comes is told once, and refreshes balance and orders. */
export function useSettledBets(userName: string) {
  const client = useClient()
  const queries = useQueryClient()
  const [bets, setBets] = useState<readonly SettledBet[]>([])
  useEffect(() => {
    let stopped = false
    // A player on the way out has no session left to ask in.
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
