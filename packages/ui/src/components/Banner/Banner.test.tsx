import { expect, test, vi } from 'vitest'
import { cdp, userEvent, type Locator } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { fakeClock, painted } from '@platform/config/settle'
import { DataSaverProvider } from '../../theme/DataSaverProvider.tsx'
import { Banner } from './Banner.tsx'

const slides = [
  { id: 1, title: 'Bônus de boas-vindas', href: '#1' },
  { id: 2, title: 'Torneio da semana', href: '#2' },
  { id: 3, title: 'Convide amigos', href: '#3' },
]

// Previous and next are drawn only for keyboards and mice.
async function pressByKey(button: Locator, arrived: () => boolean) {
  await expect.element(button).toBeInTheDocument()
  button.element().focus()
  const press = async () => {
    if (!arrived()) await userEvent.keyboard('{Enter}')
    return arrived()
  }
  await expect.poll(press, { timeout: 4000, interval: 200 }).toBe(true)
}

/** The slide that is shown, as it is read out. */
const shownSlide = () => document.querySelector('[role=group]:not([inert])')?.getAttribute('aria-label')

/** How many slides the carousel of a banner has: none before it has loaded. */
const slidesIn = (label: string) => document.querySelectorAll(`[aria-label=${label}] [role=group]`).length

test('[2.3] the first slide is there at once, the carousel follows by itself and moves nothing', async () => {
  const screen = await render(<Banner label="Destaques" slides={slides} />)
  await expect.element(screen.getByRole('link', { name: 'Bônus de boas-vindas' })).toBeVisible()
  const before = screen.getByRole('region', { name: 'Destaques' }).element().getBoundingClientRect().height
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Destaques' }).element().getBoundingClientRect().height).toBe(before)
})

test('[WCAG 2.4.7] the focus of a slide is seen over its picture', async () => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="red"/></svg>')}`
  const screen = await render(<Banner label="Destaques" slides={[{ id: 1, title: '', image: picture, href: '#1' }]} />)
  const link = screen.getByRole('link')
  await expect.poll(() => link.element().querySelector('img')?.complete).toBe(true)
  const shot = () => link.screenshot({ base64: true, save: false })
  const before = await shot()
  await userEvent.keyboard('{Tab}')
  await expect.element(link).toHaveFocus()
  expect(await shot()).not.toBe(before)
})

test('[2.3] more than one slide plays by itself, a button stops it', async () => {
  const clock = fakeClock()
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={300} />)
  await screen.getByRole('button', { name: 'Pause' }).click()
  const stopped = shownSlide()
  await clock.pass(900)
  expect(shownSlide()).toBe(stopped)
  await screen.getByRole('button', { name: 'Resume' }).click()
  await clock.pass(300)
  await expect.poll(shownSlide, { timeout: 3000 }).not.toBe(stopped)
})

test('[2.3] it waits while a mouse is over a slide or the page is hidden, and requests no frame while it rests', async () => {
  const clock = fakeClock()
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={5000} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  await screen.getByRole('group', { name: '1 of 3' }).hover()
  await clock.pass(15_000)
  expect(shownSlide()).toBe('1 of 3')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await screen.getByRole('button', { name: 'Pause' }).hover()
  await clock.pass(15_000)
  expect(shownSlide()).toBe('1 of 3')
  hidden.mockRestore()
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  await clock.pass(1000)
  expect(frames).not.toHaveBeenCalled()
  await clock.pass(4000)
  await expect.poll(shownSlide, { timeout: 3000 }).toBe('2 of 3')
})

test('[WCAG 2.4.3] a slide that has the focus stays', async () => {
  const clock = fakeClock()
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={300} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Bônus de boas-vindas' })
  link.element().focus()
  await clock.pass(900)
  await expect.element(link).toHaveFocus()
  link.element().blur()
  const shown = shownSlide()
  await clock.pass(300)
  await expect.poll(shownSlide, { timeout: 3000 }).not.toBe(shown)
})

test('[2.3] a finger that swiped has let go: the slides play on', async () => {
  const clock = fakeClock()
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={5000} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  const { left, top, width, height } = screen.getByRole('group', { name: '1 of 3' }).element().getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const touch = async (type: string, share?: number) => {
    await cdp().send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: share === undefined ? [] : [{ x: frame.left + left + width * share, y: frame.top + top + height / 2 }],
    })
    await painted()
  }
  await touch('touchStart', 0.95)
  await clock.pass(15_000)
  expect(shownSlide()).toBe('1 of 3')
  for (const share of [0.92, 0.7, 0.4, 0.05]) await touch('touchMove', share)
  // A finger that rests after it has moved holds the slides, too.
  await clock.pass(15_000)
  expect(shownSlide()).not.toBe('3 of 3')
  await touch('touchEnd')
  await expect.poll(shownSlide, { timeout: 3000 }).toBe('2 of 3')
  await clock.pass(5000)
  await expect.poll(shownSlide, { timeout: 3000 }).toBe('3 of 3')
})

test('[2.3] a list that becomes shorter while its last slide is shown shows its first', async () => {
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={60_000} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  await pressByKey(screen.getByRole('button', { name: 'Previous' }), () => shownSlide() === '3 of 3')
  await screen.rerender(<Banner label="Destaques" slides={slides.slice(0, 2)} autoplayMs={60_000} />)
  await expect.poll(shownSlide).toBe('1 of 2')
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
  await expect
    .poll(() => leftOf(screen.getByRole('group', { name: '1 of 2' }).element()))
    .toBe(leftOf(screen.getByRole('region').element()))
})

test('[2.3] the picture of the next slide is there before it is shown, the others are not', async () => {
  const picture = (fill: string) =>
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="${fill}"/></svg>`
  const pictured = ['red', 'green', 'blue', 'white'].map((fill, id) => ({ id, alt: fill, image: picture(fill), href: `#${id}` }))
  const screen = await render(<Banner label="Destaques" slides={pictured} autoplayMs={60_000} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  const loaded = () => pictured.filter(({ alt }) => document.querySelector<HTMLImageElement>(`img[alt=${alt}]`)!.naturalWidth > 0)
  await expect.poll(loaded).toEqual(pictured.slice(0, 2))
  await pressByKey(screen.getByRole('button', { name: 'Next' }), () => shownSlide() === '2 of 4')
  await expect.poll(loaded).toEqual(pictured.slice(0, 3))
})

test('[2.3] next and previous loop round', async () => {
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={60_000} />)
  const last = screen.getByRole('link', { name: 'Convide amigos' })
  await pressByKey(screen.getByRole('button', { name: 'Previous' }), () => last.query() !== null)
  await expect.element(last).toBeVisible()
})

test('[2.3] one slide never moves and loads no carousel', async () => {
  const onOpen = vi.fn()
  const screen = await render(
    <>
      <Banner label="Destaques" slides={slides.slice(0, 1)} onOpen={onOpen} />
      <Banner label="Outros" slides={slides} />
    </>,
  )
  await expect.poll(() => slidesIn('Outros')).toBe(3)
  expect(slidesIn('Destaques')).toBe(0)
  const single = screen.getByRole('region', { name: 'Destaques' })
  expect(single.getByRole('button').elements()).toHaveLength(0)
  await single.getByRole('link').click()
  expect(onOpen).toHaveBeenCalledWith(slides[0])
})

test('[9] a picture that fails leaves its words', async () => {
  const screen = await render(
    <Banner label="Destaques" slides={[{ id: 1, image: 'data:image/png;base64,AAAA', alt: 'Noite das estrelas', href: '#1' }]} />,
  )
  await expect.element(screen.getByText('Noite das estrelas')).toBeVisible()
})

test('[2.3] with reduced motion nothing plays by itself and there is nothing to pause', async () => {
  const clock = fakeClock()
  const reduce = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await reduce('reduce')
  const screen = await render(<Banner label="Destaques" slides={slides} autoplayMs={200} />)
  await pressByKey(screen.getByRole('button', { name: 'Next' }), () => shownSlide() === '2 of 3')
  await clock.pass(800)
  expect(shownSlide()).toBe('2 of 3')
  expect(screen.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
  await reduce('')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('[2.3] with the data saver the other slides load when the player goes to them, and none plays by itself', async () => {
  // The pointer may rest where the test before clicked, which is reaching for the banner.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 835 })
  const screen = await render(
    <>
      <DataSaverProvider on>
        <Banner label="Destaques" slides={slides} autoplayMs={200} />
      </DataSaverProvider>
      <Banner label="Outros" slides={slides} />
    </>,
  )
  await expect.poll(() => slidesIn('Outros')).toBe(3)
  expect(slidesIn('Destaques')).toBe(0)
  const saving = screen.getByRole('region', { name: 'Destaques' })
  const finger = new Touch({ identifier: 1, target: saving.element(), clientX: 100, clientY: 100 })
  saving.element().dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: [finger], changedTouches: [finger] }))
  await expect.poll(() => slidesIn('Destaques')).toBe(3)
  expect(saving.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
})
