import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Rail } from './Rail.tsx'

const tiles = (
  <Rail label="Jogos">
    {Array.from({ length: 14 }, (_, index) => (
      <a key={index} href={`#${index}`}>
        Jogo {index}
      </a>
    ))}
  </Rail>
)

test('[quality: speed] a prerendered page has the tiles that a phone shows; the others come once it is hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(tiles)
  const first = root.querySelectorAll('li')
  expect(first).toHaveLength(5)
  const app = hydrateRoot(root, tiles)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.querySelectorAll('li').length).toBe(14)
  expect([...root.querySelectorAll('li')].slice(0, 5)).toEqual([...first])
})

test('a row that the app renders itself has all its tiles at once', async () => {
  const { container } = await render(tiles)
  expect(container.querySelectorAll('li')).toHaveLength(14)
})
