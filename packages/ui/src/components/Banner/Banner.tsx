import { clsx } from 'clsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import * as css from './Banner.css.ts'
import { type BannerProps, Slide } from './BannerSlide.tsx'

/** The top of home: its first slide is plain HTML; with more slides it is a carousel. Section 2.3. */
export function Banner({ slides, label, mark, onOpen, autoplayMs = 5000, renderLink, className }: BannerProps) {
  if (slides.length === 0) return null
  return (
    <Carousel
      className={clsx(css.banner, className)}
      label={label}
      count={slides.length}
      loop
      firstOnly
      dots
      pausesPage
      autoplayMs={autoplayMs}
      renderSlide={(index, { ahead }) => (
        <Slide slide={slides[index]!} priority={index === 0} ahead={ahead} mark={mark} onOpen={onOpen} renderLink={renderLink} />
      )}
    />
  )
}
