import { useTranslations } from 'use-intl'
import { ButtonLink } from '@platform/ui'
import { pathTo } from '../../paths.ts'

/** For an account that was made in another way: the fact is added where members change it. */
export function MissingFact({ view }: { view: 'name' | 'personal' | 'mobile' }) {
  const t = useTranslations('security')
  const names = { name: t('rows.payeeName'), personal: t('personal.title'), mobile: t('mobile.set') }
  return (
    <ButtonLink block size="lg" href={pathTo('securityCenter', { view })}>
      {names[view]}
    </ButtonLink>
  )
}
