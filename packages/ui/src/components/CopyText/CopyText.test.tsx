import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { CopyText } from './CopyText.tsx'

test('[7.6] the button is named after what it copies: a page has several', async () => {
  await render(<CopyText text="48201-7" texts={{ copy: 'Copiar', copied: 'Copiado', failed: 'Não foi possível copiar.' }} />)
  await expect.element(page.getByRole('button', { name: 'Copiar 48201-7', exact: true })).toBeVisible()
})
