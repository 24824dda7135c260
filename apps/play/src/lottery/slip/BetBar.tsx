import { type BetLine, stakeOf } from '@platform/sdk/lottery'
import { Button } from '@platform/ui'
import { useWords } from '../words.ts'
import * as css from './BetBar.css.ts'

interface BetBarProps {
  /** The current picks as a line. */
  line: BetLine | undefined
  bets: number
  /** The maximum win, cents. */
  win: number
  /** The lines on the slip. */
  lines: readonly BetLine[]
  editing: boolean
  problem?: string
  onAdd: () => void
  onBet: () => void
}

/** Cost and possible win of the picks, and two buttons: add and bet. Always visible. */
export function BetBar({ line, bets, win, lines, editing, problem, onAdd, onBet }: BetBarProps) {
  const { t, money } = useWords()
  const total = lines.reduce((sum, one) => sum + stakeOf(one), 0)
  const slip = lines.length > 0 && t('slipWith', { lines: t('lines', { n: lines.length }), amount: money(total) })
  return (
    <footer className={css.bar}>
      <div className={css.figures} role="status">
        {line ? (
          <>
            <p className={css.sum}>
              <span>{`${t('bets', { n: bets })} × ${money(line.unit)}${line.multiplier > 1 ? ` × ${line.multiplier}` : ''} = `}</span>
              <strong className={css.stake} translate="no">
                {money(stakeOf(line))}
              </strong>
            </p>
            <p className={problem ? css.problem : css.note}>{problem ?? t('canWin', { amount: money(win) })}</p>
          </>
        ) : (
          <p className={css.note}>{slip || t('pick')}</p>
        )}
      </div>
      <div className={css.buttons}>
        {line && (
          <Button tone="secondary" className={css.button} disabled={problem !== undefined} onClick={onAdd}>
            {editing ? t('update') : t('add')}
          </Button>
        )}
        <Button className={css.button} disabled={!line && lines.length === 0} onClick={onBet}>
          {line || lines.length === 0 ? t('bet') : `${t('slip')} (${lines.length})`}
        </Button>
      </div>
    </footer>
  )
}
