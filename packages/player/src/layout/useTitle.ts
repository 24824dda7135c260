import { useTranslations } from 'use-intl'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import type { RouteName } from '../routes.ts'
import { useSession } from '../session/useSession.ts'

/** The header's title of a screen (2.2); without a screen, that of not-found. Home needs none; the others wait for the texts. */
export function useTitle(screen: RouteName | undefined): string {
  const t = useTranslations('titles')
  const hasTexts = useTexts('public')
  const first = useSession()?.firstTimeLogin === true
  if (!hasTexts) return ''
  if (screen === 'changePassword' && first) return t('firstPassword')
  return t(screen ?? 'notFound')
}
