import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { BoardRank, getLeaderBoard } from '@platform/sdk/rewards'
import { ButtonLink, Card, Disclosure, Empty, TrophyIcon } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Board.css.ts'

export interface BoardProps {
  board: OutputOf<typeof getLeaderBoard>
  symbol: string
  prizesHref: string | undefined
  gamesHref: string
}

/** The leaderboard of the week: the leaders, the member's own row always visible, the last winners, and how it is counted. */
export function Board({ board, symbol, prizesHref, gamesHref }: BoardProps) {
  const t = useTranslations('rewards.leaderBoard.board')
  const moment = useMoment()
  const spell = useSpell(symbol)
  const { ranks, me, winners, winnersFinal, endTime, finalTime, countedTime, players, prizes } = board
  return (
    <div className={shared.stack}>
      <Card tone="brand" className={shared.stack}>
        <h2 className={shared.heading}>{board.title}</h2>
        <p>{t('ends', { when: moment(endTime) })}</p>
        <p>{verbatim(t)('prizes', { count: prizes.length, first: spell(prizes[0] ?? 0) })}</p>
      </Card>
      {ranks.length === 0 ? (
        <Empty
          icon={<TrophyIcon size="lg" />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <ButtonLink href={gamesHref} tone="secondary">
              {t('play')}
            </ButtonLink>
          }
        />
      ) : (
        <Card flush>
          <ol className={css.rows} aria-label={board.title}>
            {ranks.map((row) => (
              <RankRow key={row.rank} row={row} symbol={symbol} />
            ))}
          </ol>
        </Card>
      )}
      {me && !ranks.some(({ isMe }) => isMe) && (
        <Card flush className={css.pinned}>
          <ol className={css.rows} aria-label={t('me')}>
            <RankRow row={me} symbol={symbol} />
          </ol>
        </Card>
      )}
      {!me && ranks.length > 0 && <p className={shared.muted}>{t('notYet')}</p>}
      <p className={shared.muted}>{t('counted', { when: moment(countedTime), players })}</p>
      {winners.length > 0 && (
        <section className={shared.stack} aria-label={t('winners')}>
          <div className={shared.row}>
            <h2 className={shared.heading}>{t('winners')}</h2>
            {prizesHref && (
              <ButtonLink href={prizesHref} size="sm" tone="secondary">
                {t('claim')}
              </ButtonLink>
            )}
          </div>
          {!winnersFinal && <p className={shared.muted}>{t('notFinal')}</p>}
          <Card flush>
            <ol className={css.rows}>
              {winners.map((row) => (
                <RankRow key={row.rank} row={row} symbol={symbol} />
              ))}
            </ol>
          </Card>
        </section>
      )}
      <Card>
        <Disclosure title={t('rules.title')}>
          <ul className={css.rules}>
            <li>{t('rules.points')}</li>
            <li>{t('rules.late', { when: moment(finalTime) })}</li>
            <li>{t('rules.ties')}</li>
            <li>{t('rules.names')}</li>
            <li>{t('rules.live')}</li>
          </ul>
        </Disclosure>
      </Card>
    </div>
  )
}

function RankRow({ row: { rank, name, score, prize, isMe }, symbol }: { row: BoardRank; symbol: string }) {
  const t = useTranslations('rewards.leaderBoard.board')
  const spell = useSpell(symbol)
  return (
    <li className={css.row} data-me={isMe || undefined} data-rank={rank <= 3 ? rank : undefined}>
      <span className={css.place}>{t('place', { rank })}</span>
      <span className={css.name}>{isMe ? verbatim(t)('you', { name }) : name}</span>
      <span className={css.score}>{t('points', { count: score })}</span>
      <span className={css.prize}>{prize > 0 ? spell(prize) : ''}</span>
    </li>
  )
}
