import { useTranslations } from 'use-intl'
import { ButtonLink, Empty, HomeIcon, SearchIcon } from '@platform/ui'
import { inPage } from '../inPage.css.ts'

/** An address that is no screen, or a screen that this merchant does not have. */
export function NotFoundView({ homeHref }: { homeHref: string }) {
  const t = useTranslations('system')
  return (
    <div className={inPage}>
      <Empty
        icon={<SearchIcon size="lg" />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <ButtonLink href={homeHref}>
            <HomeIcon size="sm" />
            {t('home')}
          </ButtonLink>
        }
      />
    </div>
  )
}
