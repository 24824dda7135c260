import { useEffect, useRef, useState } from 'react'
import type { Swiper as SwiperType } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { PauseIcon } from '../../icons/PauseIcon.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import { useReducedMotion } from '../../theme/useReducedMotion.ts'
import { frame } from '../Banner/Banner.css.ts'
import { Dots, Slide, type BannerProps } from '../Banner/BannerSlide.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './BannerCarousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'

/** All slides of a banner, swiped or advanced automatically every `autoplayMs`. `Banner` loads it; it imports swiper. */
export function BannerCarousel({ slides, onOpen, autoplayMs = 5000, renderLink }: BannerProps) {
  const labels = useUiLabels()
  const still = useReducedMotion()
  // Not a state: setting it would render the slides again.
  const swiper = useRef<SwiperType>(null)
  const moved = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const saving = useDataSaver()
  const moving = slides.length > 1 && !still && !saving

  // The slide that leaves would take the keyboard's focus with it.
  const advance = () => void (moved.current?.matches(':focus-within') || swiper.current?.slideNext())
  const { hold, release } = useAutoplay({ on: moving && !paused, at, everyMs: autoplayMs, advance })
  // One pause button for everything that moves on the page: tickers and strips pause with it, and hide their own buttons.
  useRootAttribute('data-pauses', moving)
  useRootAttribute('data-still', paused)
  return (
    <div className={frame} aria-roledescription="carousel">
      {/* Swiper moves its slides in the document: only what is around them sees each pointer leave. */}
      <div ref={moved} className={css.held} onPointerEnter={hold} onPointerLeave={release}>
        <Swiper
          className={css.carousel}
          loop={slides.length > 1}
          speed={still ? 0 : 300}
          onSwiper={(instance) => void (swiper.current = instance)}
          onSlideChange={(now) => setAt(now.realIndex)}
        >
          {slides.map((slide, index) => (
            <SwiperSlide key={slide.id} inert={index !== at} aria-label={labels.slide(index + 1, slides.length)} role="group">
              <Slide slide={slide} priority={index === 0} onOpen={onOpen} renderLink={renderLink} />
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <Dots count={slides.length} at={at} />
      <div className={css.controls}>
        <IconButton
          className={css.step}
          label={labels.previous}
          icon={<ChevronLeftIcon size="sm" />}
          onClick={() => swiper.current?.slidePrev()}
        />
        <IconButton
          className={css.step}
          label={labels.next}
          icon={<ChevronRightIcon size="sm" />}
          onClick={() => swiper.current?.slideNext()}
        />
        {moving && (
          <IconButton
            className={css.control}
            label={paused ? labels.play : labels.pause}
            icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </div>
  )
}

/** Sets a flag that styles anywhere on the page can select. An attribute of the root restyles only what names it; `:root:has(…)` would restyle everything at each change. */
function useRootAttribute(name: `data-${string}`, on: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute(name, on)
    return () => document.documentElement.removeAttribute(name)
  }, [name, on])
}
