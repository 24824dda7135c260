import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '@platform/sdk'
import { type Draw, frequenciesOf } from '@platform/sdk/lottery'
import { openedDrawsQuery } from '@platform/sdk/query/lottery'
import { Empty, ErrorState, loadable, Notice, Segmented, Spinner } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { DrawBalls } from '../DrawBalls.tsx'
import { checkHref } from '../check/checkHref.ts'
import { waiting } from '../pages.css.ts'
import { useWords } from '../words.ts'
import * as css from './HistorySheet.css.ts'

interface HistorySheetProps {
  client: Client
  gameCode: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The last 30 draws, each with a link to check it, and the frequency of each number. */
export function HistorySheet({ client, gameCode, open, onOpenChange }: HistorySheetProps) {
  const { t } = useWords()
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('lastDraws')}>
      <History client={client} gameCode={gameCode} />
    </BottomSheet>
  )
}

function History({ client, gameCode }: Pick<HistorySheetProps, 'client' | 'gameCode'>) {
  const { t } = useWords()
  const draws = loadable(useQuery(openedDrawsQuery(client, gameCode)))
  const [shows, setShows] = useState<'draws' | 'counts'>('draws')
  if (draws.state === 'error') return <ErrorState title={t('failed')} onRetry={draws.retry} />
  if (draws.state === 'loading') return <Spinner className={waiting} />
  if (draws.value.length === 0) return <Empty title={t('noHistory')} />
  return (
    <div className={css.history}>
      <Segmented
        label={t('history')}
        options={[
          { value: 'draws', label: t('history') },
          { value: 'counts', label: t('frequencies') },
        ]}
        value={shows}
        onChange={setShows}
      />
      {shows === 'draws' ? <Draws draws={draws.value} /> : <Counts draws={draws.value} />}
    </div>
  )
}

function Draws({ draws }: { draws: readonly Draw[] }) {
  const { t, locale } = useWords()
  return (
    <ul className={css.list}>
      {draws.map((draw) => (
        <li key={draw.drawId} className={css.draw}>
          <div className={css.head}>
            <span className={css.numero}>{t('draw', { numero: draw.numero })}</span>
            <a
              className={css.check}
              href={checkHref(draw.drawId, locale)}
              target="_blank"
              rel="noopener"
              aria-label={`${t('check')} ${draw.numero}`}
            >
              {t('check')}
            </a>
          </div>
          {draw.winningNumber ? (
            <DrawBalls label={t('result', { numero: draw.numero })} numbers={draw.winningNumber} />
          ) : (
            <span>{t('noResult')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Counts({ draws }: { draws: readonly Draw[] }) {
  const { t } = useWords()
  const counts = frequenciesOf(draws)
  const most = counts[0]?.count ?? 1
  return (
    <>
      <Notice>{t('noPrediction')}</Notice>
      <ul className={css.counts}>
        {counts.map((one) => (
          <li key={one.number} className={css.count}>
            <strong className={css.number}>{one.number}</strong>
            <span className={css.track} aria-hidden>
              <span className={css.bar} style={{ width: `${(100 * one.count) / most}%` }} />
            </span>
            <span className={css.times}>{t('cameTimes', { n: one.count })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
