import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { SearchField } from './SearchField.tsx'

test('[2.7] the cross appears with the first letter and empties the box', async () => {
  const heard = vi.fn()
  const screen = await render(<SearchField label="Buscar jogo" onChange={(event) => heard(event.target.value)} />)
  const cross = screen.getByRole('button', { name: 'Clear search', includeHidden: true })
  await expect.element(cross).not.toBeVisible()
  await screen.getByRole('searchbox', { name: 'Buscar jogo' }).fill('tigre')
  await expect.element(cross).toBeVisible()
  await cross.click()
  expect(heard).toHaveBeenLastCalledWith('')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
})
