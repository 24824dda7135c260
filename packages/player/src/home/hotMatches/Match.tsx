import { useFormatter, useTranslations } from 'use-intl'
import { MatchCard, useRenderLink } from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { launchPath } from '../../blocks/GameCard/GameCard.tsx'

export interface MatchProps {
  match: HotMatch
  /** Names the zone of the time: the player's own. */
  zone?: boolean
  /** The way to play it was taken. */
  onPlay?: () => void
}

/** One match: teams, league, when it starts by the player's clock, and the way to play it. Spec 2.5. */
export function Match({ match, zone = false, onPlay }: MatchProps) {
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
      time={format.dateTime(matchTime, zone ? { ...short, weekday: 'short', timeZoneName: 'short' } : short)}
      dateTime={new Date(matchTime).toISOString()}
      versus={t('versus')}
      renderLink={onPlay && ((props) => link({ ...props, onClick: onPlay }))}
      action={{ label: t('playNow'), href }}
    />
  )
}
