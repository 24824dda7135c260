import { clsx } from 'clsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { pictureMark } from '../../theme/pictureMark.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './Banner.css.ts'

export type BannerSlide = {
  id: string | number
  /** Addresses to try in turn; 2.2 : 1, at least 800 px wide. Without a picture the text sits on the brand's gradient. */
  image?: string | string[]
  /** Text alternative of the picture, if there is no `title`. */
  alt?: string
  title?: string
  text?: string
  /** Label of the button that is shown on the slide; the complete slide is the link. */
  action?: string
  href?: string
}

export type BannerProps = {
  slides: BannerSlide[]
  /** Names the region. */
  label: string
  /** On the picture of every slide, and read with it: an age limit, `18+`. */
  mark?: string
  /** Called with the tapped slide. */
  onOpen?: (slide: BannerSlide) => void
  /** Time between slides in ms, only with more than one and full motion. Section 9. */
  autoplayMs?: number
  renderLink?: RenderLink
  className?: string
}

export type SlideProps = {
  slide: BannerSlide
  priority?: boolean
  ahead?: boolean
  mark?: string
  onOpen?: (slide: BannerSlide) => void
  renderLink?: RenderLink
}

/** One picture of a banner with its text. */
export function Slide({ slide, priority, ahead, mark, onOpen, renderLink }: SlideProps) {
  const link = useRenderLink(renderLink)
  const hasPicture = slide.image !== undefined && slide.image.length > 0
  const content = (
    <>
      <Picture
        className={css.image}
        src={slide.image}
        alt={slide.title ? '' : (slide.alt ?? '')}
        width="800"
        height="364"
        priority={priority}
        ahead={ahead}
        fallback={!slide.title && slide.alt ? <Words title={slide.alt} /> : null}
      />
      {hasPicture && slide.title && <span className={css.shade} />}
      {slide.title && <Words {...slide} className={hasPicture ? css.onPicture : undefined} />}
      {mark && <span className={pictureMark}>{mark}</span>}
    </>
  )
  if (slide.href !== undefined) return link({ href: slide.href, className: css.slide, onClick: () => onOpen?.(slide), children: content })
  if (!onOpen) return <div className={css.slide}>{content}</div>
  return (
    <button type="button" className={css.slide} onClick={() => onOpen(slide)}>
      {content}
    </button>
  )
}

function Words({ title, text, action, className }: Pick<BannerSlide, 'title' | 'text' | 'action'> & { className?: string }) {
  return (
    <span className={clsx(css.words, className)}>
      <span className={css.title}>{title}</span>
      {text && <span className={css.text}>{text}</span>}
      {action && <span className={css.action}>{action}</span>}
    </span>
  )
}
