import { type ReactNode, useState } from 'react'
import { type BetLine, possibleWinOf, type PlayCode, stakeOf } from '@platform/sdk/lottery'
import { Button, ButtonLink, Countdown, Empty, Notice, useFocusOnChange } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { useLimitText } from '../../shell/useLimitText.ts'
import { useWords } from '../words.ts'
import { type DrawOnSale, obstacleTo } from './confirmStep.ts'
import { ObstacleNotice } from './ObstacleNotice.tsx'
import { OpenBet } from './OpenBet.tsx'
import { Receipt } from './Receipt.tsx'
import { SlipLines } from './SlipLines.tsx'
import type { SlipLine } from './betting.ts'
import * as css from './SlipSheet.css.ts'
import type { BetFailure, BetState } from './useBet.ts'

export interface SlipSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  gameName: string
  lines: readonly SlipLine[]
  oddsOf: (playCode: PlayCode) => number
  /** The draw on sale, `closed` between two draws, undefined while unknown. */
  now: DrawOnSale | 'closed' | undefined
  deadline: number | undefined
  balance: number
  state: BetState
  /** Error text of the slip as a whole. */
  problem?: string
  onEdit: (id: number) => void
  onRemove: (id: number) => void
  onClear: () => void
  onPlace: (drawId: string, again: boolean) => void
  /** Link to deposit the missing amount; undefined if the site does not offer that to this player. */
  deposit: string | undefined
  /** Called when the player leaves for the deposit: stores the slip. */
  onDeposit: () => void
  onNew: () => void
  onRecords: () => void
}

const clock = () => performance.now()

// A line of its own: with its ten digits the button would break within the sentence.
const draw = (text: ReactNode) => <span className={css.ofDraw}>{text}</span>

/** The slip before it is bet, and its receipt after. The button names the draw; if that is no longer on sale, the player must confirm. */
export function SlipSheet(props: SlipSheetProps) {
  const { open, onOpenChange, state, gameName, onNew, onRecords } = props
  const { t } = useWords()
  const isPlaced = state.status === 'placed'
  const title = isPlaced ? t('placed') : t('slip')
  const content = useFocusOnChange<HTMLDivElement>(isPlaced)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={title}>
      <div ref={content} role="group" aria-label={title}>
        {isPlaced && state.placed ? (
          <Receipt placed={state.placed} gameName={gameName} onNew={onNew} />
        ) : (
          <>
            <OpenBet state={state} onRecords={onRecords} />
            {!isPlaced && <Slip {...props} />}
          </>
        )}
      </div>
    </BottomSheet>
  )
}

function Slip(props: SlipSheetProps) {
  const { lines, oddsOf, now, deadline, balance, state, problem, onEdit, onRemove, onClear, onPlace, deposit, onDeposit } = props
  const { t, money, session } = useWords()
  const limitText = useLimitText(session)
  const [promised, setPromised] = useState<DrawOnSale>()
  const onSale = typeof now === 'object' ? now : undefined
  if (!promised && onSale) setPromised(onSale)
  if (lines.length === 0) return <Empty title={t('slipEmpty')} text={t('slipEmptyText')} />

  const stake = sum(lines, stakeOf)
  const obstacle = promised && obstacleTo({ promised, now, same: state.status === 'twice' ? state : undefined })
  const missing = stake - balance
  const busy = state.status === 'placing' || state.status === 'checking'
  const short = missing > 0 || (state.status === 'failed' && state.why === 'insufficient')
  const stopped = obstacle !== undefined || !promised || problem !== undefined || missing > 0
  return (
    <div className={css.slip}>
      <SlipLines lines={lines} onEdit={onEdit} onRemove={onRemove} />
      <dl className={css.sums}>
        <Row label={t('total')} value={money(stake)} strong />
        <Row label={t('biggestWin')} value={money(sum(lines, (line) => possibleWinOf(line, oddsOf(line.playCode))))} />
        {missing <= 0 && state.status !== 'unknown' && <Row label={t('afterBet')} value={money(-missing)} />}
      </dl>
      {promised && !obstacle && (
        <p className={css.draw}>
          <strong>{t('draw', { numero: promised.numero })}</strong> <Countdown deadline={deadline} now={clock} />
        </p>
      )}
      {!promised && (
        <Notice tone="warning" role="status">
          {now === 'closed' ? `${t('closed')}. ${t('closedText')}` : t('loading')}
        </Notice>
      )}
      {obstacle && onSale && (
        <ObstacleNotice obstacle={obstacle} onAcceptChange={() => setPromised(onSale)} onAgain={() => onPlace(onSale.drawId, true)} />
      )}
      {obstacle && !onSale && <ObstacleNotice obstacle={obstacle} />}
      {problem && <Notice tone="warning">{problem}</Notice>}
      {missing > 0 && <Notice tone="warning">{t('insufficient', { amount: money(missing) })}</Notice>}
      {state.status === 'failed' && !obstacle && (
        <Notice tone="danger" role="alert">
          {state.why === 'closed'
            ? t('locked', { numero: promised?.numero ?? '' })
            : (limitText.ofError(state.error) ?? textOf(t, state.why, money(Math.max(0, missing))))}
        </Notice>
      )}
      {state.status !== 'unknown' && (
        <>
          {short && deposit ? (
            <div className={css.deposit}>
              <ButtonLink block size="lg" href={deposit} onClick={onDeposit}>
                {t('deposit')}
              </ButtonLink>
              <p className={css.note}>{t('depositText')}</p>
            </div>
          ) : (
            <Button block size="lg" loading={busy} disabled={stopped} onClick={() => promised && onPlace(promised.drawId, false)}>
              <span>{t.rich('confirm', { amount: money(stake), numero: promised?.numero ?? '–', draw })}</span>
            </Button>
          )}
          <Button block tone="ghost" disabled={busy} onClick={onClear}>
            {t('clearSlip')}
          </Button>
        </>
      )}
    </div>
  )
}

const sum = (lines: readonly BetLine[], of: (line: BetLine) => number) => lines.reduce((total, line) => total + of(line), 0)

const textOf = (t: ReturnType<typeof useWords>['t'], why: Exclude<BetFailure, 'closed'>, amount: string) =>
  t(why === 'limit' ? 'refused' : why, { amount })

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd className={strong ? css.total : css.value} translate="no">
        {value}
      </dd>
    </div>
  )
}
