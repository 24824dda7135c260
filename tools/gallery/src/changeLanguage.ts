import type { Page } from 'playwright'
import { texts } from '../../../e2e/support/texts.ts'
import type { Language } from './Shot.ts'

const locales = { PT: 'pt-BR', EN: 'en' } as const
/** Timeout for the catalogue. */
const COMES_MS = 5000

/** Changes the language like a player. False if the screen has no button for it. */
export function changeLanguage(page: Page, brand: string, language: Language): Promise<boolean> {
  const names = Object.values(locales).map((locale) => texts(locale, brand).layout.language)
  return page.evaluate(press, { names, to: locales[language], patience: COMES_MS })
}

/** Runs in the page. */
async function press({ names, to, patience }: { names: string[]; to: string; patience: number }): Promise<boolean> {
  const root = document.documentElement
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => names.some((name) => textContent.includes(name)))
  button?.click()
  for (const until = performance.now() + patience; button && root.lang !== to && performance.now() < until;)
    await new Promise((done) => setTimeout(done, 20))
  return root.lang === to
}
