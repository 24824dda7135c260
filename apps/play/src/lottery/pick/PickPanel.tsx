import { useState, type Ref } from 'react'
import { betsOf, type PlayCode, playOf } from '@platform/sdk/lottery'
import { Card, ScrollTabs } from '@platform/ui'
import { pickText, placeText } from '../numberText.ts'
import { type Betting, type BettingAction, picksOf } from '../slip/betting.ts'
import { hasQuickKeys, QUICK_KEYS, quickPick, takesTyped } from '../slip/quickKeys.ts'
import { useWords } from '../words.ts'
import { NumberGrid } from './NumberGrid.tsx'
import * as css from './PickPanel.css.ts'
import { TypedPicks } from './TypedPicks.tsx'

interface PickPanelProps {
  betting: Betting
  plays: readonly { playCode: PlayCode; odds: number }[]
  dispatch: (action: BettingAction) => void
  ref: Ref<HTMLDivElement>
  /** Quick pick, repeat, saved numbers. */
  children: React.ReactNode
}

/** The choice of the play and its numbers. */
export function PickPanel({ ref, betting, plays, dispatch, children }: PickPanelProps) {
  const words = useWords()
  const { playCode } = betting
  const play = playOf(playCode)
  const odds = plays.find((one) => one.playCode === playCode)?.odds ?? 0
  const { t } = words
  return (
    <Card ref={ref} role="region" className={css.panel} aria-label={words.t(`play.${playCode}.name`)}>
      <ScrollTabs
        className={css.tabs}
        label={t('plays')}
        tabs={plays.map((one) => ({ value: one.playCode, label: words.t(`play.${one.playCode}.name`) }))}
        value={playCode}
        onChange={(next) => dispatch({ do: 'play', playCode: next })}
      />
      <p className={css.hint}>
        {words.t(`play.${playCode}.hint`)}{' '}
        <strong className={css.odds}>{t(play.combined ? 'paysOnce' : 'pays', { odds: words.odds(odds) })}</strong>
      </p>
      <div className={css.tools}>{children}</div>
      <Picks key={playCode} playCode={playCode} picks={picksOf(betting, playCode)} dispatch={dispatch} />
    </Card>
  )
}

interface PicksProps {
  playCode: PlayCode
  picks: readonly string[][]
  dispatch: (action: BettingAction) => void
}

/** The numbers: for a play with several places the places in a row, and one keypad that advances as they are filled. */
function Picks({ playCode, picks, dispatch }: PicksProps) {
  const words = useWords()
  const [at, setAt] = useState(0)
  const last = picks.length - 1
  const act = (action: BettingAction) => {
    dispatch(action)
    // If each place is a separate bet, several numbers of one place are as likely as one of each.
    if (playOf(playCode).combined && action.do === 'toggle' && picks[at]?.length === 0 && at < last) setAt(at + 1)
  }
  return (
    <>
      {last > 0 && (
        <div className={css.slots} role="group" aria-label={words.t(`play.${playCode}.name`)}>
          {picks.map((chosen, group) => (
            <button
              key={placeText(words, group)}
              type="button"
              className={css.slot}
              aria-pressed={group === at}
              aria-label={`${placeText(words, group)}: ${chosen.map((pick) => pickText(words, pick)).join(', ') || '–'}`}
              onClick={() => setAt(group)}
            >
              {chosen.length > 2 ? `${chosen.length}×` : chosen.map((pick) => pickText(words, pick)).join(' ') || '–'}
            </button>
          ))}
        </div>
      )}
      <Group playCode={playCode} group={at} chosen={picks[at] ?? []} dispatch={act} />
    </>
  )
}

interface GroupProps {
  playCode: PlayCode
  group: number
  chosen: string[]
  dispatch: (action: BettingAction) => void
}

/** The picks of one place, with quick keys; a thousand numbers are shown by hundreds. */
function Group({ playCode, group, chosen, dispatch }: GroupProps) {
  const words = useWords()
  const { t } = words
  const play = playOf(playCode)
  const [hundred, setHundred] = useState('0')
  const many = play.picks.length > 100
  const picks = many ? play.picks.filter((pick) => pick.startsWith(hundred)) : play.picks
  const others = chosen.filter((pick) => !picks.includes(pick))
  const place = play.groups > 1 ? placeText(words, group) : t('numbers')
  const fillWith = (found: readonly string[]) => dispatch({ do: 'fill', group, picks: [...others, ...found] })
  return (
    <div className={css.group}>
      <div className={css.head}>
        <h3 className={css.place}>{place}</h3>
        <button type="button" className={css.key} disabled={chosen.length === 0} onClick={() => dispatch({ do: 'fill', group, picks: [] })}>
          {t('clear')}
        </button>
      </div>
      {hasQuickKeys(play) && (
        <div className={css.keys} role="group" aria-label={t('quickOf', { group: place })}>
          {QUICK_KEYS.map((key) => (
            <button key={key} type="button" className={css.key} onClick={() => fillWith(quickPick(picks, key))}>
              {t(`key.${key}`)}
            </button>
          ))}
        </div>
      )}
      {takesTyped(play) && (
        <TypedPicks picks={play.picks} onPicks={(typed) => dispatch({ do: 'fill', group, picks: [...chosen, ...typed] })} />
      )}
      {many && (
        <ScrollTabs
          tone="soft"
          label={t('hundreds')}
          tabs={Array.from({ length: 10 }, (_, digit) => ({ value: String(digit), label: `${digit}00–${digit}99` }))}
          value={hundred}
          onChange={setHundred}
        />
      )}
      <NumberGrid
        label={place}
        picks={picks}
        chosen={chosen}
        textOf={(pick) => pickText(words, pick)}
        onToggle={(pick) => dispatch({ do: 'toggle', group, pick })}
        wide={!hasQuickKeys(play)}
      />
    </div>
  )
}

/** The number of bets in the picks of the current play. */
export const betCount = (betting: Betting): number => betsOf(betting.playCode, picksOf(betting, betting.playCode))
