import { useTranslations } from 'use-intl'
import { ServiceButton } from '@platform/ui'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { overBar } from './SideBar.css.ts'

/** The way to customer service and the social pages that floats over home (2.18). */
export function SideBar() {
  const t = useTranslations('titles')
  const { complete } = useLanguage()
  const href = useLinkTo()('service')
  return href && complete ? <ServiceButton label={t('service')} href={href} className={overBar} /> : null
}
