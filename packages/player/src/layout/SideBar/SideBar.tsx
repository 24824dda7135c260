import { useTranslations } from 'use-intl'
import { ServiceButton } from '@platform/ui'
import { useIsRegistered } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { overBar } from './SideBar.css.ts'

/** The way to customer service and the social pages that floats over home (2.18). */
export function SideBar() {
  const t = useTranslations('layout.items')
  return useIsRegistered()('service') ? <ServiceButton label={t('service')} href={pathTo('service')} className={overBar} /> : null
}
