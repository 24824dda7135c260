import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import { CentralExclusionLink } from './CentralExclusionLink.tsx'
import { HelpLines } from './HelpLines.tsx'
import type { HelpLinesViewProps } from './HelpLinesView.tsx'
import * as css from './Responsible.css.ts'
import type { CentralExclusion } from './useCentralExclusion.ts'
import { ViewHead } from './ViewHead.tsx'

export interface FamilyViewProps extends HelpLinesViewProps {
  central: CentralExclusion | undefined
}

const parts = [
  { title: 'signsTitle', lines: ['signs.s1', 'signs.s2', 'signs.s3', 'signs.s4'] },
  { title: 'talkTitle', lines: ['talk.t1', 'talk.t2', 'talk.t3', 'talk.t4'] },
  { title: 'houseTitle', lines: ['house.h1', 'house.h2', 'house.h3', 'house.h4'] },
] as const

/** What relatives and friends can do, what the house can do, and who helps. */
export function FamilyView({ lines, serviceHref, central }: FamilyViewProps) {
  const t = useTranslations('responsible.family')
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      {parts.map((part) => (
        <Card key={part.title} className={css.stack}>
          <h3 className={css.name}>{t(part.title)}</h3>
          <ul className={css.lines}>
            {part.lines.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </Card>
      ))}
      {serviceHref && (
        <ButtonLink block href={serviceHref}>
          {t('service')}
        </ButtonLink>
      )}
      <Card className={css.tight}>
        <h3 className={css.name}>{t('devicesTitle')}</h3>
        <p className={css.muted}>{t('devices')}</p>
      </Card>
      <HelpLines lines={lines} />
      {central && <CentralExclusionLink {...central} />}
    </div>
  )
}
