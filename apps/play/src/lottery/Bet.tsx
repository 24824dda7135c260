import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { Client, PlatformError } from '@platform/sdk'
import {
  type BetLine,
  type BetProblem,
  type BettingSession,
  lineProblem,
  type PlayCode,
  playOf,
  possibleWinOf,
  slipProblem,
} from '@platform/sdk/lottery'
import { announce, Button, forgetFailedChunks, lazySheet, toasts, useFocusOnChange } from '@platform/ui'
import { useLimitText } from '../shell/useLimitText.ts'
import type { CurrentDraw } from './draw/useCurrentDraw.ts'
import { notifyOtherTabs } from './otherTabs.ts'
import { pickText } from './numberText.ts'
import * as css from './pages.css.ts'
import { betCount, PickPanel } from './pick/PickPanel.tsx'
import { bettingReducer, firstBetting, lineOf } from './slip/betting.ts'
import { BetBar } from './slip/BetBar.tsx'
import { OpenBet } from './slip/OpenBet.tsx'
import type { DrawOnSale } from './slip/confirmStep.ts'
import { storeSlip, linesFor, takeSlip } from './slip/storedSlip.ts'
import { lastBet } from './slip/lastBet.ts'
import { surprise } from './slip/quickKeys.ts'
import { StakePanel } from './slip/StakePanel.tsx'
import { failureOf, useBet } from './slip/useBet.ts'
import { useWords } from './words.ts'

const SlipSheet = lazySheet(async () => (await import('./slip/SlipSheet.tsx')).SlipSheet)
const SavedSheet = lazySheet(async () => (await import('./pick/SavedSheet.tsx')).SavedSheet)

interface BetProps {
  client: Client
  session: BettingSession
  current: CurrentDraw
  simple: boolean
  now: DrawOnSale | 'closed' | undefined
  deadline: number | undefined
  deposit: string | undefined
  storedSlip: readonly BetLine[] | undefined
  onStoredTaken: () => void
  /** What would be bet now. */
  onLines: (lines: readonly BetLine[]) => void
  onStopped: (error: PlatformError) => void
  onRecords: () => void
  /** The draw, above the numbers. */
  children: ReactNode
}

/** Numbers, stake, slip. */
export function Bet({
  client,
  session,
  current,
  simple,
  now,
  deadline,
  deposit,
  storedSlip,
  onStoredTaken,
  onLines,
  onStopped,
  onRecords,
  children,
}: BetProps) {
  const words = useWords()
  const { t, money } = words
  const limitText = useLimitText(session)
  const { family, limits } = current
  const plays = simple ? current.plays.filter(({ playCode }) => playOf(playCode).groups === 1) : current.plays
  const [betting, dispatch] = useReducer(bettingReducer, undefined, () =>
    bettingReducer(firstBetting(plays[0]!.playCode, limits.units[0]!), { do: 'load', lines: linesFor(storedSlip ?? [], family, limits) }),
  )
  // Reopens the slip after a deposit.
  const [sheet, setSheet] = useState<'slip' | 'saved' | undefined>(betting.lines.length > 0 ? 'slip' : undefined)
  // The slip is the purpose of the page: its code is prefetched.
  useEffect(() => void SlipSheet.load().catch(forgetFailedChunks), [])
  const notifyTaken = useEffectEvent(onStoredTaken)
  useEffect(() => notifyTaken(), [])
  const bet = useBet(client, {
    // The next bet starts with an empty slip, however the receipt is closed.
    onPlaced: (fromThisPage) => {
      if (fromThisPage) dispatch({ do: 'clear' })
      // Removes the slip that was stored for a deposit: it is bet now.
      takeSlip(session.userName)
      notifyOtherTabs()
    },
    // The open sheet shows the error itself.
    onFailed: (why, error) =>
      sheet !== 'slip' &&
      toasts.error(limitText.ofError(error) ?? t(why === 'closed' || why === 'insufficient' || why === 'limit' ? 'refused' : why)),
    onStopped,
  })
  const oddsOf = (playCode: PlayCode) => current.plays.find((play) => play.playCode === playCode)?.odds ?? 0

  const line = lineOf(betting)
  const { units: _units, maxStake, maxPrize, ...counts } = limits
  const most = { ...counts, maxStake: money(maxStake), maxPrize: money(maxPrize) }
  const textOf = (problem: BetProblem | undefined) => problem && t(`problem.${problem}`, most)
  const odds = Object.fromEntries(current.plays.map((play) => [play.playCode, play.odds]))
  const ofLine = line && (lineProblem(line, family, limits) ?? slipProblem([line], { family, odds, limits })?.problem)
  const ofSlip = betting.lines.length > 0 ? slipProblem(betting.lines, { family, odds, limits })?.problem : undefined

  const notifyLines = useEffectEvent(() => onLines(line && !ofLine ? [...betting.lines, line] : betting.lines))
  useEffect(() => notifyLines(), [betting])
  const openSlip = () => {
    if (line && !ofLine) dispatch({ do: 'add' })
    bet.reset()
    setSheet('slip')
  }
  const repeat = async () => {
    try {
      const lines = await lastBet(client, current.gameCode)
      if (lines.length === 0) return toasts.short(t('nothingToRepeat'))
      dispatch({ do: 'load', lines })
      toasts.short(t('repeated'))
    } catch (error) {
      // Signed out or maintenance ends the page, as with a bet.
      if (failureOf(error)) toasts.error(t('failed'))
      else onStopped(error as PlatformError)
    }
  }

  // The button that opened the slip is disabled once the bet is placed.
  const [placedBets, setPlacedBets] = useState(0)
  const picks = useFocusOnChange<HTMLDivElement>(placedBets)
  const pickForMe = () => {
    const numbers = surprise(betting.playCode)
    dispatch({ do: 'set', numbers })
    announce(numbers.map((group) => group.map((pick) => pickText(words, pick)).join(' ')).join(', '))
  }
  const closeSlip = () => {
    if (bet.state.status === 'placed') setPlacedBets(placedBets + 1)
    bet.reset()
    setSheet(undefined)
  }
  const records = () => {
    closeSlip()
    onRecords()
  }

  return (
    <>
      <main className={css.content}>
        {sheet !== 'slip' && <OpenBet state={bet.state} onRecords={records} />}
        {children}
        <PickPanel ref={picks} betting={betting} plays={plays} dispatch={dispatch}>
          <Button size="sm" onClick={pickForMe}>
            {t('surprise')}
          </Button>
          <Button size="sm" tone="secondary" onClick={() => void repeat()}>
            {t('repeat')}
          </Button>
          <Button size="sm" tone="secondary" onClick={() => setSheet('saved')}>
            {t('saved')}
          </Button>
        </PickPanel>
        <StakePanel unit={betting.unit} multiplier={betting.multiplier} limits={limits} dispatch={dispatch} />
      </main>
      <BetBar
        line={line}
        bets={betCount(betting)}
        win={line && !ofLine ? possibleWinOf(line, oddsOf(line.playCode)) : 0}
        lines={betting.lines}
        editing={betting.editing !== undefined}
        problem={textOf(ofLine)}
        onAdd={() => dispatch({ do: 'add' })}
        onBet={openSlip}
      />
      {sheet === 'slip' && (
        <SlipSheet
          open
          onOpenChange={closeSlip}
          gameName={current.gameName}
          lines={betting.lines}
          oddsOf={oddsOf}
          now={now}
          deadline={deadline}
          balance={session.balance}
          state={bet.state}
          problem={textOf(ofSlip)}
          onEdit={(id) => {
            dispatch({ do: 'edit', id })
            setSheet(undefined)
          }}
          onRemove={(id) => dispatch({ do: 'remove', id })}
          onClear={() => {
            dispatch({ do: 'clear' })
            setSheet(undefined)
          }}
          onPlace={(drawId, again) => void bet.place(current.gameCode, drawId, betting.lines, again)}
          deposit={deposit}
          onDeposit={() => storeSlip({ userName: session.userName, gameCode: current.gameCode, lines: betting.lines })}
          onRecords={records}
          onNew={closeSlip}
        />
      )}
      {sheet === 'saved' && (
        <SavedSheet
          open
          onOpenChange={() => setSheet(undefined)}
          userName={session.userName}
          playCode={betting.playCode}
          numbers={line?.numbers ?? ''}
          onUse={(numbers) => dispatch({ do: 'set', numbers })}
        />
      )}
    </>
  )
}
