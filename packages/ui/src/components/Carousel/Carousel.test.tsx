import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import { en } from '../../labels/en.ts'
import { UiLabelsProvider } from '../../labels/UiLabelsProvider.tsx'
import { render } from '../../testing/render.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const card = (index: number) => <a href={`#${index}`}>Partida {index + 1}</a>
async function cards(props: Partial<CarouselProps> = {}) {
  // A mouse that an earlier test left over the row would hold it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 835 })
  return render(<Carousel label="Destaques" show="cards" loop count={6} renderSlide={card} {...props} />)
}

const row = () => document.querySelector<HTMLElement>('[data-live]')
const live = () => expect.poll(row).not.toBeNull()
const box = (index: number) => document.querySelectorAll(`[data-place="${index}"]`)[0]!.getBoundingClientRect()
/** The slides that a player can use and sees completely, from the left. */
const inView = () =>
  [...document.querySelectorAll('[data-place]:not([inert])')]
    .map((slide) => ({ text: slide.textContent, ...slide.getBoundingClientRect().toJSON() }))
    .filter(({ left, right }) => left > -1 && right < innerWidth + 1)
    .map(({ text }) => text as string)

// The first test: none has loaded their code before.
test('[quality: speed] each of two carousels begins to move in a task of its own', async () => {
  const tasks: number[] = []
  const observer = new MutationObserver((changes) => tasks.push(changes.length))
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-live'] })
  onTestFinished(() => observer.disconnect())
  await render(
    <>
      <Carousel label="Destaques" count={2} renderSlide={card} />
      <Carousel label="Partidas" show="cards" count={3} renderSlide={card} />
    </>,
  )
  await expect.poll(() => tasks).toEqual([1, 1])
})

test('[9] 1.2 cards are in view, 20 px apart, before and after Swiper moves them', async () => {
  await cards()
  const before = [box(0), box(1)]
  await live()
  const after = [box(0), box(1)]
  expect(after.map(({ left, width }) => [left, width])).toEqual(before.map(({ left, width }) => [left, width]))
  expect(after[1]!.left - after[0]!.right).toBeCloseTo(20)
  const { paddingInlineStart } = getComputedStyle(row()!)
  const width = row()!.clientWidth - 2 * parseFloat(paddingInlineStart)
  expect(1.2 * after[0]!.width + 0.2 * 20).toBeCloseTo(width, 0)
})

test.each([2, 3, 6])('[2.5, 9] %i cards go round both ways', async (count) => {
  await cards({ count })
  await live()
  const leftOfShown = () => Math.round(document.querySelector('.swiper-slide-active')!.getBoundingClientRect().left) + 0
  const start = leftOfShown()
  const press = async (name: string, at: number) => {
    document.querySelector<HTMLElement>(`[aria-label=${name}]`)!.click()
    await expect.poll(() => [...inView(), leftOfShown()], { interval: 50 }).toEqual([`Partida ${((at + count) % count) + 1}`, start])
  }
  for (let turn = 1; turn <= count + 1; turn++) await press('Next', turn)
  for (let turn = 0; turn >= -2; turn--) await press('Previous', turn)
})

test('[2.5] of two cards, which move every 5 s, the copies are hidden, and the one in view can always be used', async () => {
  const clock = fakeClock()
  const screen = await cards({ count: 2, autoplayMs: 5000 })
  await live()
  for (let turn = 0; turn < 3; turn++) {
    expect(screen.getByRole('link').elements()).toHaveLength(2)
    await clock.pass(5000)
    await expect.poll(() => inView()[0], { interval: 50 }).toBe(`Partida ${((turn + 1) % 2) + 1}`)
  }
})

test('[9] one card neither moves nor loads anything', async () => {
  const clock = fakeClock()
  await cards({ count: 1, autoplayMs: 5000 })
  await clock.pass(15_000)
  expect(row()).toBeNull()
})

test('[WCAG 2.4.7] the keyboard reaches a card that is not in view, which comes into view', async () => {
  const screen = await cards({ loop: false })
  await live()
  for (let turn = 0; turn < 4; turn++) await userEvent.keyboard('{Tab}')
  const focused = document.activeElement!.textContent
  expect(focused).toMatch(/Partida [34]/)
  await expect.element(screen.getByText(focused)).toBeInViewport({ ratio: 0.99 })
})

test('it starts where it is wanted, and stays where the browser has scrolled it', async () => {
  await cards({ loop: false, startAt: 3 })
  await expect.poll(inView).toEqual(['Partida 4'])
  await live()
  await expect.poll(inView).toEqual(['Partida 4'])
})

test('[quality: speed] a prerendered row has the slides in view, and up to the one that it starts at', () => {
  const slides = (startAt?: number) => {
    const html = renderToString(
      <UiLabelsProvider labels={en}>
        <Carousel label="Destaques" show="cards" count={6} renderSlide={card} startAt={startAt} />
      </UiLabelsProvider>,
    )
    return html.match(/data-place=/g)?.length
  }
  expect([undefined, 1, 3].map(slides)).toEqual([2, 2, 4])
})
