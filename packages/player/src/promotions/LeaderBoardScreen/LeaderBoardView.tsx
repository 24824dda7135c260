import { useTranslations } from 'use-intl'
import type { Mission } from '@platform/sdk/rewards'
import { Empty, StarIcon, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { RewardCard } from '../RewardCard/RewardCard.tsx'
import { RewardTabs } from '../RewardTabs.tsx'
import * as css from '../rewards.css.ts'
import type { Claiming } from '../useClaim.tsx'
import { Board, type BoardProps } from './Board.tsx'
import { missionTabs, type MissionTab } from './missionTabs.ts'

export interface LeaderBoardViewProps {
  tab: MissionTab
  /** The missions of this tab. */
  missions: Loadable<readonly Mission[]>
  board: Loadable<BoardProps['board']>
  symbol: string
  claiming: Claiming
  /** The screen on which a mission is continued. */
  wayOf: (mission: Mission) => string | undefined
  prizesHref: string | undefined
  gamesHref: string
  onTab: (tab: MissionTab) => void
}

/** Missions and the leaderboard of the week. */
export function LeaderBoardView({ tab, missions, board, claiming, onTab, ...rest }: LeaderBoardViewProps) {
  const t = useTranslations('rewards.leaderBoard')
  const shown = tab === 'ranking' ? board : missions
  const tabs = missionTabs.map((value) => ({ value, label: t(`tab.${value}`) }))
  return (
    <RewardTabs label={t('tabs')} tabs={tabs} value={tab} onChange={onTab} busy={shown.state === 'loading'} claiming={claiming}>
      {shown.state === 'loading' && <LinesSkeleton />}
      {shown.state === 'error' && <LoadFailed retry={shown.retry} />}
      {tab === 'ranking'
        ? board.state === 'ready' && <Board board={board.value} {...rest} />
        : missions.state === 'ready' && <Missions {...{ tab, claiming, ...rest }} missions={missions.value} />}
    </RewardTabs>
  )
}

type MissionsProps = Pick<LeaderBoardViewProps, 'symbol' | 'claiming' | 'wayOf'> & {
  tab: Exclude<MissionTab, 'ranking'>
  missions: readonly Mission[]
}

function Missions({ tab, missions, symbol, claiming, wayOf }: MissionsProps) {
  const t = useTranslations('rewards.leaderBoard')
  if (missions.length === 0) return <Empty icon={<StarIcon size="lg" />} title={t('empty')} text={t(`emptyText.${tab}`)} />
  return (
    <div className={css.stack}>
      <p className={css.muted}>{t(`lead.${tab}`)}</p>
      {missions.map((mission) => {
        const href = mission.reward.status === 'claimed' ? undefined : wayOf(mission)
        return (
          <RewardCard
            key={mission.reward.id}
            reward={mission.reward}
            symbol={symbol}
            busy={claiming.busy}
            onClaim={claiming.unknown ? undefined : (id) => claiming.onClaim([id])}
            way={href ? { href, text: t('go') } : undefined}
          />
        )
      })}
    </div>
  )
}
