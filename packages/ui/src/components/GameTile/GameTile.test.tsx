import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { GameTile } from './GameTile.tsx'

test('[2.7] the heart says what it will do and reports the new state without opening the game', async () => {
  const onFavorite = vi.fn()
  const onClick = vi.fn()
  const screen = await render(<GameTile name="Aviãozinho" href="#g" onClick={onClick} onFavorite={onFavorite} />)
  await screen.getByRole('button', { name: 'Add Aviãozinho to favourites' }).click()
  expect(onFavorite).toHaveBeenCalledWith(true)
  expect(onClick).not.toHaveBeenCalled()
  await screen.rerender(<GameTile name="Aviãozinho" href="#g" favorite onFavorite={onFavorite} />)
  const heart = screen.getByRole('button', { name: 'Remove Aviãozinho from favourites' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

test('[2.7] a game under maintenance is no link and says so', async () => {
  const screen = await render(<GameTile name="Aviãozinho" href="#g" maintenance />)
  await expect.element(screen.getByText('Under maintenance')).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

test('the link goes through the renderer it is given', async () => {
  const screen = await render(
    <GameTile
      name="Aviãozinho"
      href="/g/1"
      renderLink={({ href, children, ...props }) => (
        <a {...props} href={`/base${href}`}>
          {children}
        </a>
      )}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Aviãozinho' })).toHaveAttribute('href', '/base/g/1')
})

test('[2.7] a wide tile shows the middle of a square picture, where its title is', async () => {
  document.documentElement.dataset.tile = 'wide'
  onTestFinished(() => {
    delete document.documentElement.dataset.tile
  })
  const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"/>')}`
  const { container } = await render(<GameTile name="Aviãozinho" href="#g" image={square} />)
  const picture = container.querySelector('img')!
  await expect.poll(() => picture.complete).toBe(true)
  const frame = picture.parentElement!.getBoundingClientRect()
  expect(frame.width / frame.height).toBeCloseTo(4 / 3, 1)
  expect(picture.getBoundingClientRect().height).toBeCloseTo(frame.height, 0)
})
