import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import Swiper from 'swiper'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { PauseIcon } from '../../icons/PauseIcon.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import { useReducedMotion } from '../../theme/useReducedMotion.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cardGap, cardsIn } from './cards.ts'
import { live, slide, track } from './Carousel.css.ts'
import * as css from './CarouselMotion.css.ts'
import { useAutoplay } from './useAutoplay.ts'

export interface CarouselMotionProps {
  row: RefObject<HTMLElement | null>
  /** How many slides the row has, with copies. */
  slots: number
  show: 'one' | 'cards'
  loop: boolean
  startAt: number
  autoplayMs?: number | undefined
  pausesPage?: boolean | undefined
  /** The place of the first slide in view, from 0, and what is called when it changes. */
  place: number
  onMove: (place: number) => void
}

/** Moves a row by Swiper's core; its modules would request a frame in every frame (autoplay) or create Trusted Types policies. */
export function CarouselMotion({ row, slots, show, loop, startAt, autoplayMs, pausesPage = false, place, onMove }: CarouselMotionProps) {
  const labels = useUiLabels()
  const still = useReducedMotion()
  const saving = useDataSaver()
  const [paused, setPaused] = useState(false)
  const swiper = useRef<Swiper>(null)
  const moved = useEffectEvent(onMove)
  useLayoutEffect(() => {
    const box = row.current!
    const at = placeIn(box) ?? startAt
    box.setAttribute(live, '')
    inOrder(box.firstElementChild!)
    box.scrollTo({ left: 0, behavior: 'instant' })
    const perView = () => (show === 'cards' ? cardsIn(contentWidth(box)) : 1)
    const made = new Swiper(box, {
      wrapperClass: track,
      slideClass: slide,
      slidesPerView: perView(),
      spaceBetween: show === 'cards' ? cardGap : 0,
      loop,
      // A second tap on a button counts while the first still moves.
      loopPreventsSliding: false,
      initialSlide: at,
      on: {
        realIndexChange: ({ realIndex }) => moved(realIndex),
        beforeResize: ({ params }) => {
          params.slidesPerView = perView()
        },
      },
    })
    moved(at)
    swiper.current = made
    // The keyboard reaches a slide that is not in view.
    const reveal = ({ target }: FocusEvent) => {
      const index = made.slides.findIndex((one) => one.contains(target as Node))
      if (index >= 0 && (target as Element).matches(':focus-visible')) made.slideTo(index, 0)
    }
    box.addEventListener('focusin', reveal)
    return () => {
      box.removeEventListener('focusin', reveal)
      made.destroy()
    }
  }, [row, slots, show, loop, startAt])
  const turn = (by: 1 | -1) => {
    const speed = still ? 0 : undefined
    if (by > 0) swiper.current?.slideNext(speed)
    else swiper.current?.slidePrev(speed)
  }
  const moving = autoplayMs !== undefined && !still && !saving
  useAutoplay({ box: row, everyMs: moving && !paused ? autoplayMs : undefined, place, advance: () => turn(1) })
  // One pause button for everything that moves on the page: tickers and strips pause with it, and hide their own buttons.
  useRootAttribute('data-pauses', pausesPage && moving)
  useRootAttribute('data-still', pausesPage && paused)
  return (
    <div className={css.controls[show]}>
      <IconButton className={css.step} label={labels.previous} icon={<ChevronLeftIcon size="sm" />} onClick={() => turn(-1)} />
      <IconButton className={css.step} label={labels.next} icon={<ChevronRightIcon size="sm" />} onClick={() => turn(1)} />
      {pausesPage && moving && (
        <IconButton
          className={css.control}
          label={paused ? labels.play : labels.pause}
          icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}

function contentWidth(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

/** Swiper moves elements to go round: new slides must not come between them. */
function inOrder(track: Element): void {
  const slides = [...track.children] as HTMLElement[]
  const placeOf = ({ dataset }: HTMLElement) => Number(dataset.place)
  if (slides.some((one, index) => placeOf(one) !== index)) track.append(...slides.sort((one, other) => placeOf(one) - placeOf(other)))
}

/** Where the browser has scrolled the row to meanwhile; undefined if it has not. */
function placeIn(box: HTMLElement): number | undefined {
  if (box.scrollLeft === 0) return undefined
  const lefts = [...box.querySelectorAll<HTMLElement>(`.${slide}`)].map(({ offsetLeft }) => offsetLeft)
  return lefts.findLastIndex((left) => left <= lefts[0]! + box.scrollLeft + 1)
}

/** Sets a flag that styles anywhere on the page can select. An attribute of the root restyles only what names it; `:root:has(…)` would restyle everything at each change. */
function useRootAttribute(name: `data-${string}`, on: boolean): void {
  useEffect(() => {
    if (!on) return
    document.documentElement.toggleAttribute(name, true)
    return () => document.documentElement.removeAttribute(name)
  }, [name, on])
}
