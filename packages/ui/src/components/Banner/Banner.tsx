import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { forgetFailedChunks, lazyChunk } from '../../lazy/lazyChunk.ts'
import { whenIdle } from '../../lazy/whenIdle.ts'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import * as css from './Banner.css.ts'
import type { BannerControls } from './BannerControls.tsx'
import { type BannerProps, type BannerSlide, Dots, Slide } from './BannerSlide.tsx'

const controls = /* @__PURE__ */ lazyChunk(async () => (await import('./BannerControls.tsx')).BannerControls)

type LoadedControls = { Controls: typeof BannerControls }
const loadControls = (then: (update: (before?: LoadedControls) => LoadedControls) => void) =>
  // Without its controls the banner stays as it is: one slide.
  void controls.load().then((Controls) => then((before) => before ?? { Controls }), forgetFailedChunks)

/** What the row of a banner holds, in order; `index` is the slide's number from 0. Copies at both ends let the slides go round. */
function placesOf(slides: readonly BannerSlide[]) {
  const places = slides.map((slide, index) => ({ key: `${slide.id}`, slide, index, isCopy: false }))
  const copy = (of: number, key: string) => ({ key, slide: { ...slides.at(of)!, alt: '' }, index: of, isCopy: true })
  return [copy(-1, 'before'), ...places, copy(0, 'after')]
}

/** The top of home: its first slide is plain HTML; with more slides it becomes a carousel once the browser is idle. Section 2.3. */
export function Banner({ slides, label, onOpen, autoplayMs = 5000, renderLink, className }: BannerProps) {
  const labels = useUiLabels()
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [loaded, setLoaded] = useState<LoadedControls>()
  const count = slides.length
  const many = count > 1
  const isCarousel = many && loaded !== undefined
  // The list may have become shorter meanwhile.
  const at = Math.min(shown, count - 1)
  // The other slides are fetched when the player interacts with the banner.
  const waits = useDataSaver()

  useEffect(() => {
    if (!many || waits) return
    let isHere = true
    void whenIdle(4000).then(() => isHere && loadControls(setLoaded))
    return () => {
      isHere = false
    }
  }, [many, waits])

  // A tap must find its link where it was: only a swipe, a mouse or a key loads more slides.
  const reach = () => loadControls(setLoaded)
  const reaching = {
    onTouchMove: reach,
    onMouseEnter: reach,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && reach(),
  }
  if (count === 0) return null
  const places = placesOf(slides)
  return (
    <section aria-label={label} className={clsx(css.banner, className)} {...(many && waits && !loaded ? reaching : undefined)}>
      <div className={css.frame} aria-roledescription={isCarousel ? 'carousel' : undefined}>
        <div ref={track} className={css.track}>
          {(isCarousel ? places : places.slice(1, 2)).map(({ key, slide, index, isCopy }) => (
            <div
              key={key}
              className={css.stop}
              role={isCarousel && !isCopy ? 'group' : undefined}
              aria-label={isCarousel && !isCopy ? labels.slide(index + 1, count) : undefined}
              aria-hidden={isCopy || undefined}
              inert={isCopy || index !== at}
            >
              <Slide
                slide={slide}
                priority={index === 0 && !isCopy}
                // A browser loads no lazy picture outside of the part that a row shows.
                ahead={isCarousel && (index === at || index === (at + 1) % count)}
                onOpen={onOpen}
                renderLink={renderLink}
              />
            </div>
          ))}
        </div>
        {many && <Dots count={count} at={at} />}
        {isCarousel && <loaded.Controls track={track} count={count} onMove={setShown} autoplayMs={autoplayMs} />}
      </div>
    </section>
  )
}
