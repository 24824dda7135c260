import { useTranslations } from 'use-intl'
import { ButtonLink } from '@platform/ui'
import { HelpLines } from './HelpLines.tsx'
import * as css from './Responsible.css.ts'
import type { HelpLine } from './useHelpLines.ts'
import { ViewHead } from './ViewHead.tsx'

export interface HelpLinesViewProps {
  lines: readonly HelpLine[]
  serviceHref: string | undefined
}

/** The market's help lines, and support. */
export function HelpLinesView({ lines, serviceHref }: HelpLinesViewProps) {
  const t = useTranslations('responsible.help')
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      <HelpLines lines={lines} />
      {serviceHref && (
        <div className={css.section}>
          <p className={css.muted}>{t('serviceText')}</p>
          <ButtonLink block tone="secondary" href={serviceHref}>
            {t('service')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
