import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import type { RenderLink } from '../../link/RenderLink.tsx'
import { initials } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { Card } from '../Card/Card.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './MatchCard.css.ts'

export type MatchTeam = { name: string; /** Its crest: one address, or several to try in turn. */ image?: string | string[] }

export type MatchCardProps = {
  home: MatchTeam
  away: MatchTeam
  league: string
  /** Kick-off time, formatted for the player. */
  time: ReactNode
  /** Kick-off time for machines: an ISO date. */
  dateTime?: string
  /** Read between the teams: "x". */
  versus: string
  action: { label: string; href: string }
  renderLink?: RenderLink
  className?: string
}

/** A match to bet on: two teams, their league and when they play; its link is the card. In a `Rail show="cards"`. Section 2.5. */
export function MatchCard({ home, away, league, time, dateTime, versus, action, renderLink, className }: MatchCardProps) {
  return (
    <Card className={clsx(css.match, className)}>
      <div className={css.head}>
        <Badge tone="brand" className={css.league}>
          {league}
        </Badge>
        <time dateTime={dateTime} className={css.time}>
          {time}
        </time>
      </div>
      <div className={css.body}>
        <div className={css.teams}>
          <Team {...home} />
          <VisuallyHidden>{versus}</VisuallyHidden>
          <Team {...away} />
        </div>
        <ButtonLink href={action.href} renderLink={renderLink} className={css.action} size="sm" tone="secondary">
          {action.label}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Team({ name, image }: MatchTeam) {
  const stand = (
    <span className={clsx(css.crest, css.initial)} aria-hidden="true">
      {initials(name)}
    </span>
  )
  return (
    <span className={css.team}>
      <Picture className={css.crest} src={image} alt="" width="32" height="32" fallback={stand} />
      <span className={css.name} translate="no">
        {name}
      </span>
    </span>
  )
}
