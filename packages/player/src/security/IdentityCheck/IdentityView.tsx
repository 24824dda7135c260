import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import { KycPictures, type KycPicturesProps } from '../../blocks/form/KycPictures/KycPictures.tsx'
import * as css from './IdentityView.css.ts'
import { pathOfView } from '../views.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export type IdentityViewProps = KycPicturesProps

/** The identity check: sent pictures, the next picture, the result. */
export function IdentityView(props: IdentityViewProps) {
  const t = useTranslations('security')
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{t('identity.title')}</ViewTitle>
        <p className={css.intro}>{t('identity.intro')}</p>
      </div>
      <KycPictures {...props} />
      {props.kyc.needsData && (
        <Card className={css.data}>
          <p>{t('identity.needsData')}</p>
          <ButtonLink block tone="secondary" href={pathOfView('name')}>
            {t('rows.payeeName')}
          </ButtonLink>
          <ButtonLink block tone="secondary" href={pathOfView('personal')}>
            {t('personal.title')}
          </ButtonLink>
        </Card>
      )}
    </div>
  )
}
