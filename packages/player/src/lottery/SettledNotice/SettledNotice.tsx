import { useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { useWallet } from '../../session/useWallet.ts'
import { settledNews } from './settledNews.ts'
import { SettledNoticeView } from './SettledNoticeView.tsx'
import { useSettledBets } from './useSettledBets.ts'

const SHOWN_MS = 15_000

/** Notifies a player of settled bets on every page; won or lost, in the same words and for the same time. Spec 7.4. */
export function SettledNotice({ userName }: { userName: string }) {
  const { bets, close } = useSettledBets(userName)
  const symbol = useWallet()?.symbol
  useEffect(() => {
    if (bets.length === 0) return
    const timer = setTimeout(close, SHOWN_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `close` is new at each render
  }, [bets])
  const news = settledNews(bets)
  if (!news || symbol === undefined) return null
  return (
    <SettledNoticeView
      news={news}
      symbol={symbol}
      href={pathTo('lotteryRecord', news.status === 'many' ? {} : { order: news.orderNo })}
      onClose={close}
    />
  )
}
