import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { HotIcon } from '../../icons/games.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { initials } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './LotteryCard.css.ts'
import { firstNumbers, winningNumbers } from './winningNumbers.ts'

/** The rest is counted: a draw of tiers has dozens. */
const BALLS = 12

export type LotteryCardProps = {
  name: string
  image?: string | string[]
  /** Number of the draw that is on sale. */
  draw: string
  /** Usually `<Countdown deadline now />`. */
  countdown: ReactNode
  /** Winning numbers of the draw before: commas between numbers, tildes between parts. */
  previous?: string
  /** The game carries the tag HOT. */
  hot?: boolean
  href: string
  onClick?: () => void
  renderLink?: RenderLink
  className?: string
}

/** A lottery game: its draw, the time left to bet, the last result as balls. Section 2.8. */
export function LotteryCard(props: LotteryCardProps) {
  const { name, image, draw, countdown, previous = '', hot = false, href, onClick, renderLink, className } = props
  const labels = useUiLabels()
  const link = useRenderLink(renderLink)
  const stand = (
    <span className={clsx(css.icon, css.initial)} aria-hidden="true">
      {initials(name)}
    </span>
  )
  const content = (
    <>
      <span className={css.head}>
        <Picture className={css.icon} src={image} alt="" width="52" height="52" fallback={stand} />
        <span className={css.texts}>
          <span className={css.title}>
            <span className={css.name}>{name}</span>
            {hot && (
              <Badge tone="accent">
                <HotIcon size="sm" />
                {labels.hot}
              </Badge>
            )}
          </span>
          <span className={css.draw}>{labels.draw(draw)}</span>
        </span>
        <span className={css.clock}>{countdown}</span>
      </span>
      <Result parts={winningNumbers(previous)} />
    </>
  )
  return link({ href, onClick, className: clsx(css.card, className), children: content })
}

function Result({ parts }: { parts: string[][] }) {
  const labels = useUiLabels()
  if (parts.length === 0) return null
  const shown = firstNumbers(parts, BALLS)
  const rest = parts.flat().length - shown.flat().length
  return (
    <span className={css.result}>
      <VisuallyHidden>{labels.lastResult(parts.map((part) => part.join(' ')).join(', '))}</VisuallyHidden>
      {shown.map((part, place) => (
        // Numbers may repeat; nothing but their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={css.part} aria-hidden="true">
          {part.map((number, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={clsx(css.ball, place > 0 && css.later)}>
              {number}
            </span>
          ))}
        </span>
      ))}
      {rest > 0 && (
        <span className={css.more} aria-hidden="true">
          +{rest}
        </span>
      )}
    </span>
  )
}
