import { useTranslations } from 'use-intl'
import * as css from './DownloadDialog.css.ts'

/** Steps on an iPhone: with the merchant's profile, and by Safari's own web clip (2.17). */
export function InstallSteps({ profile, clip }: { profile: boolean; clip: boolean }) {
  const t = useTranslations('download')
  return (
    <>
      {profile && (
        <section>
          <h3 className={css.way}>{t('profile')}</h3>
          <ol className={css.steps}>
            <li>{t('profile1')}</li>
            <li>{t('profile2')}</li>
            <li>{t('profile3')}</li>
          </ol>
        </section>
      )}
      {clip && (
        <section>
          {profile && <h3 className={css.way}>{t('clip')}</h3>}
          <ol className={css.steps}>
            <li>{t('step1')}</li>
            <li>{t('step2')}</li>
            <li>{t('step3')}</li>
          </ol>
        </section>
      )}
    </>
  )
}
