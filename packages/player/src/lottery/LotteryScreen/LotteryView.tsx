import { useId } from 'react'
import { useTranslations } from 'use-intl'
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  HeartIcon,
  HistoryIcon,
  LotteryIcon,
  ScrollTabs,
  Segmented,
  Switch,
  type Loadable,
} from '@platform/ui'
import type { PrizeMode } from '@platform/sdk/lottery'
import { DrawList, type PlayType, type TimedGame } from '../DrawList.tsx'
import { DrawListSkeleton } from '../DrawListSkeleton.tsx'
import type { Favorites } from '../useFavoriteLotteries.ts'
import * as css from './LotteryView.css.ts'

export interface LotteryViewProps {
  /** Kinds of lottery that the merchant has; a single one needs no choice. */
  modes: { all: readonly PrizeMode[]; mode: PrizeMode; onMode: (mode: PrizeMode) => void }
  /** `all`, `fav` and the groups of the gateway's menu. */
  tabs: { all: readonly { value: string; label: string }[]; tab: string; onTab: (tab: string) => void }
  playType: PlayType
  /** Absent where every lottery of this mode has one play type only; unknown until the gateway has answered. */
  onPlayType?: ((playType: PlayType) => void) | 'unknown'
  games: Loadable<readonly TimedGame[]>
  favorites: Favorites
  /** The page of the player's bets; absent for guests. */
  recordsHref?: string
}

/** The lottery lobby: a menu that scrolls horizontally, and every lottery with its draw, its countdown and its last result. Spec 2.8. */
export function LotteryView(props: LotteryViewProps) {
  const { modes, tabs, playType, onPlayType, games, favorites, recordsHref } = props
  const { mode } = modes
  const { tab, onTab } = tabs
  const t = useTranslations('lottery')
  const panel = useId()
  return (
    <div className={css.page}>
      {modes.all.length > 1 && (
        <Segmented
          label={t('modes')}
          options={modes.all.map((value) => ({ value, label: t(`mode.${value}`) }))}
          value={mode}
          onChange={modes.onMode}
        />
      )}
      {(recordsHref || onPlayType) && (
        <div className={css.row}>
          {recordsHref && (
            <ButtonLink tone="secondary" size="sm" href={recordsHref}>
              <HistoryIcon size="sm" />
              {t('myBets')}
            </ButtonLink>
          )}
          {onPlayType && (
            <Switch
              className={css.simple}
              label={t('simple')}
              checked={playType === 'ent'}
              disabled={onPlayType === 'unknown'}
              onChange={onPlayType === 'unknown' ? undefined : (event) => onPlayType(event.target.checked ? 'ent' : 'trad')}
            />
          )}
        </div>
      )}
      <ScrollTabs bleed label={t('groups')} tabs={[...tabs.all]} value={tab} onChange={onTab} controls={panel} />
      <div id={panel} role="tabpanel" aria-label={tabs.all.find(({ value }) => value === tab)?.label}>
        <LotteryGames {...{ games, mode, playType, favorites }} onAll={tab === 'fav' ? () => onTab('all') : undefined} />
      </div>
    </div>
  )
}

interface LotteryGamesProps extends Pick<LotteryViewProps, 'games' | 'playType' | 'favorites'> {
  mode: PrizeMode
  /** Only of the favorites: shows all lotteries instead. */
  onAll: (() => void) | undefined
}

function LotteryGames({ games, mode, playType, favorites, onAll }: LotteryGamesProps) {
  const t = useTranslations('lottery')
  if (games.state === 'loading') return <DrawListSkeleton />
  if (games.state === 'error') return <ErrorState title={t('failed')} onRetry={games.retry} />
  if (games.value.length > 0)
    return <DrawList label={t('lotteries')} games={games.value} mode={mode} playType={playType} favorites={favorites} />
  if (onAll)
    return (
      <Empty
        icon={<HeartIcon size="lg" />}
        title={t('noFavorites')}
        text={t('noFavoritesText')}
        action={
          <Button tone="secondary" onClick={onAll}>
            {t('seeAll')}
          </Button>
        }
      />
    )
  return <Empty icon={<LotteryIcon size="lg" />} title={t('none')} text={t('noneText')} />
}
