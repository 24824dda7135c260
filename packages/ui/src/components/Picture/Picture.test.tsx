import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.tsx'

const good = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const bad = 'data:image/png;base64,AAAA'

test('[9] tries the next address when one fails', async () => {
  const screen = await render(<Picture src={[bad, good]} alt="Jogo" fallback={<span>FT</span>} priority />)
  await expect.element(screen.getByRole('img', { name: 'Jogo' })).toHaveAttribute('src', good)
})

test('[9] draws the stand-in when no address answers or there is none', async () => {
  const screen = await render(<Picture src={[bad, `${bad}#2`]} fallback={<span>FT</span>} priority />)
  await expect.element(screen.getByText('FT')).toBeVisible()
  await screen.rerender(<Picture fallback={<span>nada</span>} />)
  await expect.element(screen.getByText('nada')).toBeVisible()
})
