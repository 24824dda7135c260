import { useTranslations } from 'use-intl'
import { Segmented } from '@platform/ui'
import { useLanguage } from './LanguageProvider.tsx'
import type { Locale } from './locales.ts'

// Each language is named in itself, whatever the page's language.
const languages: { value: Locale; label: string; lang: string }[] = [
  { value: 'pt-BR', label: 'Português', lang: 'pt-BR' },
  { value: 'en', label: 'English', lang: 'en' },
]

/** Both languages side by side, for the menu. */
export function LanguageChoice() {
  const t = useTranslations('menu')
  const { locale, change } = useLanguage()
  const choose = (next: Locale) => void change(next).catch((error: unknown) => console.warn('The other language did not load:', error))
  return <Segmented label={t('languageName')} options={languages} value={locale} onChange={choose} />
}
