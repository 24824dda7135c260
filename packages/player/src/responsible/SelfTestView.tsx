import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Card, ProgressBar, useFocusOnChange } from '@platform/ui'
import * as css from './Responsible.css.ts'
import { answers, type Band, bandOf, questions } from './selfTest.ts'
import { ViewHead } from './ViewHead.tsx'
import { pathOfView } from './views.ts'

export interface SelfTestViewProps {
  /** The points of the answers so far. */
  given: readonly number[]
  onAnswer: (points: number) => void
  onPrevious: () => void
  onAgain: () => void
}

/** One question at a time, then the result with what to do next. */
export function SelfTestView({ given, onAnswer, onPrevious, onAgain }: SelfTestViewProps) {
  const t = useTranslations('responsible.test')
  const question = questions[given.length]
  const page = useFocusOnChange<HTMLDivElement>(given.length, (part) => part.querySelector('h3'))
  return (
    <div ref={page} className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      {question ? (
        <Card className={css.stack}>
          <ProgressBar
            label={t('progress', { number: given.length + 1, all: questions.length })}
            value={given.length}
            max={questions.length}
          />
          {/* A new one for each question takes the focus from the button that was pressed. */}
          <h3 key={question} className={css.question}>
            {t(`questions.${question}`)}
          </h3>
          <div key={`answers of ${question}`} className={css.tight}>
            {answers.map((answer, points) => (
              <Button key={answer} block tone="secondary" onClick={(event) => event.detail < 2 && onAnswer(points)}>
                {t(`answers.${answer}`)}
              </Button>
            ))}
          </div>
          {given.length > 0 && (
            <Button tone="ghost" onClick={onPrevious}>
              {t('previous')}
            </Button>
          )}
        </Card>
      ) : (
        <Result score={given.reduce((sum, points) => sum + points, 0)} onAgain={onAgain} />
      )}
    </div>
  )
}

const ways = {
  none: ['toLimits'],
  low: ['toLimits'],
  moderate: ['toPause', 'toLimits', 'toHelp'],
  high: ['toHelp', 'toExclude', 'toPause'],
} as const satisfies Record<Band, readonly string[]>

const hrefs = {
  toLimits: pathOfView('limits'),
  toPause: pathOfView('pause'),
  toHelp: pathOfView('help'),
  toExclude: pathOfView('exclude'),
} as const

function Result({ score, onAgain }: { score: number; onAgain: () => void }) {
  const t = useTranslations('responsible.test')
  const band = bandOf(score)
  return (
    <Card className={css.stack}>
      <p className={css.small}>{t('score', { score })}</p>
      <h3 className={css.question}>{t(`bands.${band}`)}</h3>
      <p className={css.muted}>{t(`advice.${band}`)}</p>
      {ways[band].map((way, index) => (
        <ButtonLink key={way} block tone={index === 0 ? 'primary' : 'secondary'} href={hrefs[way]}>
          {t(way)}
        </ButtonLink>
      ))}
      <Button tone="ghost" onClick={onAgain}>
        {t('again')}
      </Button>
      <p className={css.small}>{t('disclaimer')}</p>
    </Card>
  )
}
