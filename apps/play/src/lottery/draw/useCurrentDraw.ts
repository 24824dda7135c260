import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client, OutputOf } from '@platform/sdk'
import { getCurrentDraw, refreshDelay, saleDeadline, timed } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { loadable, useClockJump } from '@platform/ui'
import { refetchDelay } from './refetchDelay.ts'

export type CurrentDraw = OutputOf<typeof getCurrentDraw>

/** The draw on sale, its plays and limits; refetched when it locks, until the previous one is drawn, and after a sleep. */
export function useCurrentDraw(client: Client, gameCode: string) {
  const queries = useQueryClient()
  const queryKey = [...lotteryKeys.current(gameCode), 'timed']
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => timed(client, () => getCurrentDraw(client, { gameCode }, { signal })),
    refetchInterval: ({ state }) => (state.data ? refetchDelay(state.data.answer, refreshDelay) : 2000),
    refetchIntervalInBackground: false,
    refetchOnReconnect: true,
  })
  const refresh = () => void queries.invalidateQueries({ queryKey })
  // Answers from before a sleep of the device are outdated.
  const [awake, setAwake] = useState(0)
  useClockJump(() => {
    setAwake(performance.now())
    refresh()
  })
  const { data } = answer
  const fresh = data !== undefined && data.received >= awake
  const sale = data?.answer.draw && { isSale: true, remainTime: data.answer.remainTime, lockTime: data.answer.draw.lockTime }
  const deadline = fresh && sale ? saleDeadline(sale, data) : undefined
  return { loaded: loadable(answer, ({ answer: draw }) => draw), deadline, refresh }
}
