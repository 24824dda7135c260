import { useFormatter, useTranslations } from 'use-intl'
import { MatchCard, useRenderLink } from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { inZone } from '../../i18n/platformZone.ts'
import { launchPath } from '../../blocks/game/launchTarget.ts'

export interface MatchProps {
  match: HotMatch
  /** Called when its play link is used. */
  onPlay?: () => void
}

/** One match: teams, league, start time, and the play link. Spec 2.5. */
export function Match({ match, onPlay }: MatchProps) {
  const t = useTranslations('home')
  const format = useFormatter()
  const link = useRenderLink()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, matchTime, nodeId, vendor, roomId } = match
  const href = launchPath({
    nodeId,
    vassalage: vendor,
    gameType: 'SPORTS',
    gameId: roomId,
    gameName: `${homeTeam} ${t('versus')} ${awayTeam}`,
  })
  const short = { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return (
    <MatchCard
      home={{ name: homeTeam, image: homeTeamImageUrl }}
      away={{ name: awayTeam, image: awayTeamImageUrl }}
      league={league}
      time={inZone(format.dateTime(matchTime, short))}
      dateTime={new Date(matchTime).toISOString()}
      versus={t('versus')}
      renderLink={onPlay && ((props) => link({ ...props, onClick: onPlay }))}
      action={{ label: t('playNow'), href }}
    />
  )
}
