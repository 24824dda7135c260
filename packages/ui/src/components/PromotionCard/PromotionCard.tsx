import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { PromotionsIcon } from '../../icons/PromotionsIcon.tsx'
import { ClockIcon } from '../../icons/ClockIcon.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { pictureMark } from '../../theme/pictureMark.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './PromotionCard.css.ts'

export type PromotionCardProps = {
  title: string
  /** Cover, displayed 2.2 times as wide as high: one address, or several to try in turn. */
  image?: string | string[]
  /** Its page; undefined for one without. */
  href?: string
  /** When it runs: "Até 30 de novembro". */
  period?: ReactNode
  /** On the picture: `<Badge tone="win">Resgatar</Badge>`. */
  status?: ReactNode
  /** On the picture: an age limit, `18+`. */
  mark?: string
  /** Usually a ProgressBar. */
  progress?: ReactNode
  /** A button beside the card's link: join, claim. */
  action?: ReactNode
  /** The page's first picture. */
  priority?: boolean
  renderLink?: RenderLink
  className?: string
}

/** A promotion that links to its page, with the player's progress and next action. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, image, href, period, status, mark, progress, action, priority, renderLink, className } = props
  const link = useRenderLink(renderLink)
  const stand = (
    <span className={css.fallback} aria-hidden="true">
      <PromotionsIcon size="lg" />
    </span>
  )
  return (
    <article className={clsx(css.card, className)}>
      <div className={css.frame}>
        <Picture className={css.image} src={image} alt="" width="880" height="400" priority={priority} fallback={stand} />
        {status && <span className={css.status}>{status}</span>}
        {mark && <span className={pictureMark}>{mark}</span>}
      </div>
      <div className={css.body}>
        {href === undefined ? <p className={css.title}>{title}</p> : link({ href, className: css.link, children: title })}
        {period && (
          <p className={css.period}>
            <ClockIcon size="sm" />
            <span>{period}</span>
          </p>
        )}
        {progress && <div className={css.progress}>{progress}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </article>
  )
}
