import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { forgetFailedChunks, lazyChunk } from '../../lazy/lazyChunk.ts'
import { useFirstViewOnly } from '../../lazy/useFirstViewOnly.ts'
import { whenIdle } from '../../lazy/whenIdle.ts'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import * as css from './Carousel.css.ts'
import { Dots } from './Dots.tsx'
import type { CarouselMotion } from './CarouselMotion.tsx'

/** How many slides are in view, at least in part. */
const IN_VIEW = { one: 1, cards: 2 }

const motion = /* @__PURE__ */ lazyChunk(async () => (await import('./CarouselMotion.tsx')).CarouselMotion)

export type CarouselProps = {
  /** Names the region. */
  label: string
  count: number
  /** `ahead`: in view, or the next one, whose picture may be fetched. */
  renderSlide: (index: number, state: { isCopy: boolean; ahead: boolean }) => ReactNode
  /** `one` fills the row; of `cards` 1.2 are in view, 20 px apart. Section 9. */
  show?: 'one' | 'cards'
  /** Goes round; with `autoplayMs` it moves by itself, every so many ms, unless the player prefers less motion or data. */
  loop?: boolean
  autoplayMs?: number
  /** Has the button that pauses everything that moves on the page. */
  pausesPage?: boolean
  /** The slide it starts at, from 0. */
  startAt?: number
  /** Only the first slide is there until the others are needed. */
  firstOnly?: boolean
  /** Shows which slide is in view, over the slides. */
  dots?: boolean
  className?: string
}

/**
 * A row of slides. The first are plain HTML; with more than one, Swiper moves them once the page has been drawn and rests, or as soon as
 * a player reaches for them. Sections 2.3, 2.5 and 9.
 */
export function Carousel({
  count,
  label,
  renderSlide,
  show = 'one',
  loop = false,
  startAt = 0,
  firstOnly,
  dots,
  className,
  ...props
}: CarouselProps) {
  const labels = useUiLabels()
  const row = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(startAt)
  const [Motion, setMotion] = useState<typeof CarouselMotion>()
  const isLive = count > 1 && Motion !== undefined
  const waits = useDataSaver()
  const load = useCallback(() => motion.load().then((loaded) => setMotion(() => loaded), forgetFailedChunks), [])

  useEffect(() => {
    if (count < 2 || waits) return
    let isHere = true
    inTurn(() => isHere && load())
    return () => {
      isHere = false
    }
  }, [count, waits, load])

  useLayoutEffect(() => {
    const [first, ...others] = row.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const start = others[startAt - 1]
    if (first && start) row.current!.scrollLeft = start.offsetLeft - first.offsetLeft
  }, [startAt])

  // A tap must find its link where it was: only a swipe, a mouse or a key loads more slides.
  const reaching = {
    onTouchMove: load,
    onMouseEnter: load,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && load(),
  }
  const most = useFirstViewOnly() ? Math.max(IN_VIEW[show], startAt + 1) : Infinity
  const places = placesOf(count, { repeats: loop && isLive && show === 'cards', firstOnly: firstOnly && !isLive }).slice(0, most)
  const at = place % count
  return (
    <section
      role={show === 'cards' ? 'group' : undefined}
      aria-label={label}
      aria-roledescription={isLive ? labels.carousel : undefined}
      className={clsx(css.carousel, className)}
      {...(count > 1 && !isLive ? reaching : undefined)}
    >
      <div
        ref={row}
        className={clsx(css.row, css.shows[show])}
        // The browser scrolls it by arrow keys until Swiper's buttons are there; what has the focus keeps it.
        tabIndex={show === 'cards' && count > 1 ? (isLive ? -1 : 0) : undefined}
      >
        <div className={clsx(css.track, css.tracks[show])}>
          {places.map((index, slot) => {
            // Of two slots with one slide the farther one is the copy.
            const isCopy = (slot - place + places.length) % places.length >= count
            const isSlide = places.length > 1 && !isCopy
            return (
              <div
                key={slot}
                data-place={slot}
                className={clsx(css.slide, css.slides[show])}
                role={isSlide ? 'group' : undefined}
                aria-label={isSlide ? labels.slide(index + 1, count) : undefined}
                aria-hidden={isCopy || undefined}
                inert={isCopy || (show === 'one' && index !== at)}
              >
                {renderSlide(index, { isCopy, ahead: isLive && (index === at || index === (at + 1) % count) })}
              </div>
            )
          })}
        </div>
      </div>
      {dots && count > 1 && <Dots count={count} at={at} />}
      {isLive && (
        <Motion {...props} row={row} slots={places.length} show={show} loop={loop} startAt={startAt} place={place} onMove={setPlace} />
      )}
    </section>
  )
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, each while the browser is idle: all carousels of a page in one task would delay a tap. */
const inTurn = (begin: () => unknown) => void (last = last.then(() => whenIdle(4000)).then(begin))

/** The slide of each place of the row. Of cards Swiper needs three to go round, so two are repeated. */
function placesOf(count: number, { repeats, firstOnly }: { repeats: boolean; firstOnly?: boolean | undefined }): number[] {
  if (firstOnly) return [0]
  const once = Array.from({ length: count }, (_, index) => index)
  return repeats && count < 3 ? [...once, ...once] : once
}
