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

test('[4] a change of language loads the texts in use only; others when they are wanted', async () => {
  const initial = await loadCatalogue('pt-BR', 'first')
  function Reader() {
    const { locale, extent, change, want } = useLanguage()
    return (
      <>
        <button onClick={() => void change('en')}>change</button>
        <button onClick={() => want('all')}>want</button>
        <output>{`${locale} ${extent}`}</output>
      </>
    )
  }
  await renderScreen(
    <LanguageProvider initial={initial}>
      <Reader />
    </LanguageProvider>,
  )
  await page.getByRole('button', { name: 'change' }).click()
  await expect.element(page.getByText('en first')).toBeVisible()
  await page.getByRole('button', { name: 'want' }).click()
  await expect.element(page.getByText('en all')).toBeVisible()
})

test('[2] after a page translator has replaced texts, a change of language shows everything in the new one', async () => {
  const initial = await loadCatalogue('pt-BR')
  function Reader() {
    const { locale, change } = useLanguage()
    return (
      <button onClick={() => void change('en')}>
        <i />
        {locale}
      </button>
    )
  }
  await renderScreen(
    <LanguageProvider initial={initial}>
      <Reader />
    </LanguageProvider>,
  )
  const translated = document.createElement('font')
  translated.textContent = 'Portuguese'
  page.getByRole('button').element().lastChild!.replaceWith(translated)
  await page.getByRole('button', { name: 'Portuguese' }).click()
  await expect.element(page.getByRole('button')).toHaveTextContent('en')
})
