import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx'
import { loadCatalogue } from './locales.ts'

test('[quality: speed] a reader of the language is not rendered again with the provider', async () => {
  const initial = await loadCatalogue('pt-BR')
  let renders = 0
  function Reader() {
    renders++
    return useLanguage().locale
  }
  const reader = <Reader />
  function Host() {
    const [key, setKey] = useState(0)
    return (
      <>
        <button onClick={() => setKey(key + 1)}>{key}</button>
        <LanguageProvider initial={initial}>
          {reader}
          {key}
        </LanguageProvider>
      </>
    )
  }
  await renderScreen(<Host />)
  const before = renders
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('1')
  expect(renders).toBe(before)
})
