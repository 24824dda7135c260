import type { Language } from '@platform/sdk'
import type { UiLabels } from '@platform/ui'
import type game from './locales/pt-BR/game.json'
import type lottery from './locales/pt-BR/lottery.json'
import type page from './locales/pt-BR/page.json'

/** A key that the Portuguese catalogue does not have is a compile error, in every `useTranslations`. */
export interface Texts {
  /** Texts of both pages: errors that stop a page, and its links. */
  page: typeof page
  game: typeof game
  lottery: typeof lottery
}

/** The texts of one page, and of the components on it. */
export type PageTexts = Partial<Texts> & { labels: UiLabels }

/** Texts of the small games, in one language. */
export async function loadGameTexts(language: Language): Promise<PageTexts> {
  return language === 'EN' ? import('./locales/en/gameTexts.ts') : import('./locales/pt-BR/gameTexts.ts')
}

/** Texts of the betting pages, in one language. */
export async function loadLotteryTexts(language: Language): Promise<PageTexts> {
  return language === 'EN' ? import('./locales/en/lotteryTexts.ts') : import('./locales/pt-BR/lotteryTexts.ts')
}
