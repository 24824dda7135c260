import { useTranslations } from 'use-intl'
import { ButtonLink } from '@platform/ui'
import { pathTo } from '../../../paths.ts'
import { way } from './limits.css.ts'

/** On pages of money: the way to limits, pause and exclusion. */
export function ResponsibleWay() {
  const t = useTranslations('responsible')
  return (
    <div className={way}>
      <ButtonLink tone="ghost" size="sm" href={pathTo('responsible')}>
        {t('tools')}
      </ButtonLink>
    </div>
  )
}
