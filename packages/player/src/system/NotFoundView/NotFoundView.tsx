import { useTranslations } from 'use-intl'
import { ButtonLink, Empty, HomeIcon, SearchIcon } from '@platform/ui'
import { inPage } from '../inPage.css.ts'

/** An unknown address, or a screen that this merchant does not have. */
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
