import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { DataSaverProvider } from '../../theme/DataSaverProvider.tsx'
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

test('[9] with the data saver asks for the smaller picture, and for the whole one where there is none', async () => {
  const small = (address: string, width: number) => `${address}#${width}`
  const saving = (src: string | string[]) => (
    <DataSaverProvider on small={small}>
      <Picture src={src} alt="Jogo" width="240" fallback={<span>FT</span>} priority />
    </DataSaverProvider>
  )
  const screen = await render(saving(good))
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#240`)
  await screen.rerender(saving([bad, good]))
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#240`)
  await screen.rerender(
    <DataSaverProvider on={false} small={small}>
      <Picture src={good} alt="Jogo" fallback={null} />
    </DataSaverProvider>,
  )
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', good)
})
