import { Button, Notice } from '@platform/ui'
import { fill } from '../../system/texts.ts'
import { useWords } from '../words.ts'
import type { Obstacle } from './confirmStep.ts'
import * as css from './SlipSheet.css.ts'

interface ObstacleNoticeProps {
  obstacle: Obstacle
  onAcceptChange?: () => void
  onAgain?: () => void
}

/** Why the slip is not bet yet, and what the player can say to it. */
export function ObstacleNotice({ obstacle, onAcceptChange, onAgain }: ObstacleNoticeProps) {
  const { t } = useWords()
  if (obstacle.is === 'waiting') return <Notice role="status">{t.loading}</Notice>
  if (obstacle.is === 'locked')
    return (
      <Notice tone="warning" role="alert">
        {fill(t.locked, obstacle)} {t.closedText}
      </Notice>
    )
  if (obstacle.is === 'changed')
    return (
      <Notice tone="warning" role="alert">
        <div className={css.asked}>
          <strong>{fill(t.changed, obstacle)}</strong>
          <p>{fill(t.changedText, obstacle)}</p>
          <Button tone="secondary" onClick={onAcceptChange}>
            {fill(t.acceptChange, obstacle)}
          </Button>
        </div>
      </Notice>
    )
  return (
    <Notice tone="warning" role="alert">
      <div className={css.asked}>
        <p>{fill(t.twice, obstacle)}</p>
        <Button tone="secondary" onClick={onAgain}>
          {t.betAgain}
        </Button>
      </div>
    </Notice>
  )
}
