import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Client } from '@platform/sdk'
import { getLotteryOrders, type LotteryOrder } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { daysAround } from '../orders/days.ts'
import { revealTime } from './revealTime.ts'
import type { CurrentDraw } from './useCurrentDraw.ts'

interface FinishedDraw {
  drawId: string
  numero: string
  winningNumber: string
}

/**
 * The draw whose result arrived while the page was open, and the outcome of the player's bets: undefined without bets on it.
 * A result that was known when the page opened does not count.
 */
export function useOutcome(client: Client, current: CurrentDraw | undefined) {
  const previous = current?.previous
  const lastDraw: FinishedDraw | undefined = previous?.winningNumber ? previous : undefined
  const [knownId, setKnownId] = useState<string>()
  const [news, setNews] = useState<FinishedDraw>()
  if (lastDraw && lastDraw.drawId !== knownId) {
    setKnownId(lastDraw.drawId)
    if (knownId !== undefined) setNews(lastDraw)
  } else if (!lastDraw && previous && knownId === undefined) setKnownId('')

  const { data } = useQuery({
    queryKey: [...lotteryKeys.orders(), 'outcome', news?.drawId],
    queryFn: ({ signal }) => getLotteryOrders(client, { ...daysAround(client.clock.now(), 1), gameCode: current!.gameCode }, { signal }),
    enabled: news !== undefined && current !== undefined,
  })
  // Shown after the last ball, or immediately with reduced motion.
  const [shownId, setShownId] = useState<string>()
  useEffect(() => {
    if (!news) return
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : revealTime(news.winningNumber)
    const timer = setTimeout(() => setShownId(news.drawId), wait)
    return () => clearTimeout(timer)
  }, [news])
  const isRevealed = news?.drawId === shownId
  return { revealed: news?.drawId, outcome: news && isRevealed && data ? outcomeOf(news, data.content) : undefined }
}

/** Sum of a player's settled orders of a draw. */
export function outcomeOf(
  { drawId, numero }: Pick<FinishedDraw, 'drawId' | 'numero'>,
  orders: readonly LotteryOrder[],
): { numero: string; prize: number } | undefined {
  const settled = orders.filter((order) => order.drawId === drawId && (order.status === 'won' || order.status === 'lost'))
  return settled.length === 0 ? undefined : { numero, prize: settled.reduce((sum, { prize }) => sum + prize, 0) }
}
