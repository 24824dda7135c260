import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { HotIcon } from '../../icons/HotIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { initials } from '../Avatar/Avatar.tsx'
import { Balls } from '../Balls/Balls.tsx'
import { FavoriteButton } from '../FavoriteButton/FavoriteButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './LotteryCard.css.ts'
import { countWithin, firstNumbers, winningNumbers } from './winningNumbers.ts'

/** Maximum number of digits; further numbers are only counted: a draw of tiers has dozens. */
const DIGITS = 12

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
  favorite?: boolean
  /** Shows the favorite button; called with the new state. */
  onFavorite?: (favorite: boolean) => void
  renderLink?: RenderLink
  className?: string
}

/**
 * A lottery game: its draw, the last result as balls, the remaining time to bet, a button that adds it to the favorites. Its link is read as
 * name and draw, described by the time; the result, of up to twelve digits, stays beside it. Section 2.8.
 */
export function LotteryCard(props: LotteryCardProps) {
  const { name, image, draw, countdown, previous = '', hot = false, href, onClick, favorite = false, onFavorite } = props
  const labels = useUiLabels()
  const link = useRenderLink(props.renderLink)
  const id = useId()
  const stand = (
    <span className={clsx(css.icon, css.initial)} aria-hidden="true">
      {initials(name)}
    </span>
  )
  const head = (
    <>
      <Picture className={css.icon} src={image} alt="" width="44" height="44" fallback={stand} />
      <span className={css.texts}>
        <span className={css.name}>
          <span translate="no">{name}</span>
          {hot && (
            <span className={css.hot}>
              <HotIcon size="sm" />
              <VisuallyHidden>{labels.hot}</VisuallyHidden>
            </span>
          )}
        </span>
        {draw && <span className={css.draw}>{labels.draw(draw)}</span>}
      </span>
    </>
  )
  return (
    <article className={clsx(css.card, props.className)}>
      <div className={css.body}>
        {link({
          href,
          onClick,
          className: clsx(css.link, onFavorite && css.withHeart),
          'aria-describedby': `${id}-clock`,
          children: head,
        })}
        <div className={css.foot}>
          <Result parts={winningNumbers(previous)} />
          <span id={`${id}-clock`} className={css.clock}>
            {countdown}
          </span>
        </div>
      </div>
      {onFavorite && <FavoriteButton className={css.heart} name={name} favorite={favorite} onFavorite={onFavorite} />}
    </article>
  )
}

function Result({ parts }: { parts: string[][] }) {
  const labels = useUiLabels()
  if (parts.length === 0) return null
  const shownParts = firstNumbers(parts, countWithin(parts.flat(), DIGITS))
  const label = labels.lastResult(parts.map((part) => part.join(' ')).join(', '))
  return <Balls parts={shownParts} label={label} rest={parts.flat().length - shownParts.flat().length} />
}
