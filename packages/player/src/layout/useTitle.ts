import { useTranslations } from 'use-intl'
import type { RouteName } from '../paths.ts'
import { useSession } from '../session/useSession.ts'

/** The header's title of a screen (2.2); without a screen, that of not-found. */
export function useTitle(screen: RouteName | undefined): string {
  const t = useTranslations('layout.titles')
  const first = useSession()?.firstTimeLogin === true
  if (screen === 'changePassword' && first) return t('firstPassword')
  if (screen === undefined) return t('notFound')
  return t.has(screen as 'home') ? t(screen as 'home') : ''
}
