import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { render } from '../../testing/render.tsx'
import { IconButton } from './IconButton.tsx'

test('[WCAG 4.1.2] its name is not said twice, as its description too', async () => {
  await render(<IconButton label="Fechar" icon={<CloseIcon />} />)
  const button = page.getByRole('button', { name: 'Fechar', exact: true })
  await expect.element(button).toBeVisible()
  await expect.element(button).not.toHaveAccessibleDescription()
})
