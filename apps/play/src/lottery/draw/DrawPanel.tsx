import { useEffect, useState } from 'react'
import { parseNumbers } from '@platform/sdk/lottery'
import { announce, Card, Countdown } from '@platform/ui'
import { DrawBalls } from '../DrawBalls.tsx'
import { useWords } from '../words.ts'
import { checkHref } from '../check/checkHref.ts'
import * as css from './DrawPanel.css.ts'
import type { CurrentDraw } from './useCurrentDraw.ts'

interface DrawPanelProps {
  current: CurrentDraw
  /** False once its deadline has passed, before the next answer. */
  onSale: boolean
  /** On `performance.now()`; undefined while unknown. */
  deadline: number | undefined
  /** The result that arrived while the page was open: it is revealed ball by ball. */
  revealed?: string
  onEnd: () => void
}

const clock = () => performance.now()

/** The draw on sale with its remaining time, and the previous result. */
export function DrawPanel({ current, onSale, deadline, revealed, onEnd }: DrawPanelProps) {
  const { t, locale } = useWords()
  const { previous } = current
  const result = previous?.winningNumber && revealed === previous.drawId ? previous : undefined
  useEffect(() => {
    if (!result) return
    const numbers = parseNumbers(result.winningNumber).map((part) => part.join(' '))
    announce(`${t('result', { numero: result.numero })}: ${numbers.join(', ')}`)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each draw: `result` is new at each answer
  }, [result?.drawId])
  const draw = onSale ? current.draw : undefined
  return (
    <Card role="region" className={css.panel} aria-label={draw ? t('draw', { numero: draw.numero }) : t('closed')}>
      <div className={css.sale}>
        <div className={css.words}>
          <h2 className={css.numero}>{draw ? t('draw', { numero: draw.numero }) : t('closed')}</h2>
          <p className={css.note}>{draw ? t('closesIn') : t('closedText')}</p>
        </div>
        <Countdown className={css.clock} deadline={draw && deadline} now={clock} size="lg" announce onEnd={onEnd} />
      </div>
      {draw && deadline !== undefined && <Sand key={draw.drawId} openTime={draw.openTime} lockTime={draw.lockTime} deadline={deadline} />}
      {previous && (
        <div className={css.before}>
          {previous.winningNumber ? (
            <>
              <div className={css.result}>
                <span className={css.note} aria-hidden>
                  {t('draw', { numero: previous.numero })}
                </span>
                <DrawBalls
                  key={previous.drawId}
                  label={t('result', { numero: previous.numero })}
                  numbers={previous.winningNumber}
                  size={revealed === previous.drawId ? 'lg' : 'sm'}
                  reveal={revealed === previous.drawId}
                  short
                />
              </div>
              <a className={css.check} href={checkHref(previous.drawId, locale)} target="_blank" rel="noopener">
                {t('check')}
              </a>
            </>
          ) : (
            <p className={css.drawing} role="status">
              {t('drawing', { numero: previous.numero })}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

/** The remaining time of the sale as a bar: a negative delay starts its animation at the current time. */
function Sand({ openTime, lockTime, deadline }: { openTime: number; lockTime: number; deadline: number }) {
  const total = Math.max(1, lockTime - openTime)
  const [begun] = useState(() => deadline - total - clock())
  return (
    <div className={css.line} aria-hidden>
      <div className={css.sand} style={{ animationDuration: `${total}ms`, animationDelay: `${begun}ms` }} />
    </div>
  )
}
