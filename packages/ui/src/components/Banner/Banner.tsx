import { useEffect, useState, type FocusEvent } from 'react'
import { clsx } from 'clsx'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { banner, frame } from './Banner.css.ts'
import { type BannerProps, Dots, Slide } from './BannerSlide.tsx'

const BannerCarousel = /* @__PURE__ */ lazyComponent({
  load: async () => (await import('../BannerCarousel/BannerCarousel.tsx')).BannerCarousel,
  fallback: StillBanner,
  onError: 'omit',
})

/** Not while it is shown: what has suspended is drawn together, in one long task. */
const loadCarousel = (then: (hasLoaded: true) => void) => void BannerCarousel.load().then(() => then(true))

/** Its first slide, in place of the carousel. */
function StillBanner({ slides, onOpen, renderLink }: BannerProps) {
  return (
    <div className={frame}>
      <Slide slide={slides[0]!} priority onOpen={onOpen} renderLink={renderLink} />
      {slides.length > 1 && <Dots count={slides.length} at={0} />}
    </div>
  )
}

/** The top of home: its first slide is plain HTML; with more slides the carousel replaces it once the browser is idle. Section 2.3. */
export function Banner({ className, ...props }: BannerProps) {
  const { slides, label } = props
  const [hasLoaded, setHasLoaded] = useState(false)
  const many = slides.length > 1
  // The other slides are fetched when the player interacts with the banner.
  const waits = useDataSaver()

  useEffect(() => {
    if (!many || waits) return
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => loadCarousel(setHasLoaded), 1500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => loadCarousel(setHasLoaded), { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [many, waits])

  // A tap must find its link where it was: only a swipe, a mouse or a key loads more slides.
  const reach = () => loadCarousel(setHasLoaded)
  const reaching = {
    onTouchMove: reach,
    onMouseEnter: reach,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && reach(),
  }
  if (slides.length === 0) return null
  return (
    <section aria-label={label} className={clsx(banner, className)} {...(many && waits ? reaching : undefined)}>
      {many && hasLoaded ? <BannerCarousel {...props} /> : <StillBanner {...props} />}
    </section>
  )
}
