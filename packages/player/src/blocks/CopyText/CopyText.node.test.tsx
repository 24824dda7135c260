import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { CopyText } from './CopyText.tsx'

test('[7.6] the button is named after what it copies: a page has several', async () => {
  const texts = { copy: 'Copiar', copied: 'Copiado', failed: 'Não foi possível copiar.' }
  expect(await renderToText(<CopyText text="48201-7" texts={texts} />)).toContain('aria-label="Copiar 48201-7"')
})
