import { Button, Notice } from '@platform/ui'
import { useWords } from '../words.ts'
import type { Obstacle } from './confirmStep.ts'
import * as css from './SlipSheet.css.ts'

interface ObstacleNoticeProps {
  obstacle: Obstacle
  onAcceptChange?: () => void
  onAgain?: () => void
}

/** Why the slip is not bet yet, and the player's options. */
export function ObstacleNotice({ obstacle, onAcceptChange, onAgain }: ObstacleNoticeProps) {
  const { t } = useWords()
  if (obstacle.status === 'waiting') return <Notice role="status">{t('loading')}</Notice>
  if (obstacle.status === 'locked')
    return (
      <Notice tone="warning" role="alert">
        {t('locked', { numero: obstacle.numero })} {t('closedText')}
      </Notice>
    )
  if (obstacle.status === 'changed')
    return (
      <Notice tone="warning" role="alert">
        <div className={css.question}>
          <strong>{t('changed', { before: obstacle.before, now: obstacle.now })}</strong>
          <p>{t('changedText', { now: obstacle.now })}</p>
          <Button tone="secondary" onClick={onAcceptChange}>
            {t('acceptChange', { now: obstacle.now })}
          </Button>
        </div>
      </Notice>
    )
  return (
    <Notice tone="warning" role="alert">
      <div className={css.question}>
        <p>{t('twice', { orderNo: obstacle.orderNo })}</p>
        <Button tone="secondary" onClick={onAgain}>
          {t('betAgain')}
        </Button>
      </div>
    </Notice>
  )
}
