import { useTranslations } from 'use-intl'
import { ButtonLink, CheckCircleIcon, Empty } from '@platform/ui'
import { useViewTitle } from '../blocks/page/viewTitle.ts'
import * as css from './Responsible.css.ts'
import { pathOfView } from './views.ts'

export interface DoneViewProps {
  act: 'pause' | 'exclude'
  loginHref: string
}

/** A pause or an exclusion has begun: how to reach one's money, and help. */
export function DoneView({ act, loginHref }: DoneViewProps) {
  const t = useTranslations('responsible.done')
  const title = t(act === 'pause' ? 'paused' : 'excluded')
  useViewTitle(title)
  return (
    <div className={css.page}>
      <Empty
        icon={<CheckCircleIcon size="lg" />}
        title={title}
        text={t('text')}
        action={
          <>
            <ButtonLink href={loginHref}>{t('login')}</ButtonLink>
            <ButtonLink tone="secondary" href={pathOfView('help')}>
              {t('help')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
