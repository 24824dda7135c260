import { useTranslations } from 'use-intl'
import { pathTo } from '../../paths.ts'
import { Licence, ResponsibleLink } from './Licence.tsx'
import { foot, plain } from './Licence.css.ts'
import { useLegalCard } from './useLegalCard.ts'

export interface PageFootProps {
  /** The merchant names its operator: licence, legal card and the links of the market. */
  legal: boolean
  /** The way to limits, pause and help. */
  protects: boolean
}

/** The end of a page. */
export function PageFoot({ legal, protects }: PageFootProps) {
  const t = useTranslations('menu')
  const card = useLegalCard()
  const href = protects ? pathTo('responsible') : undefined
  return (
    <footer className={foot}>
      {legal ? (
        <Licence {...card} responsibleHref={href} />
      ) : (
        href && (
          <nav className={plain} aria-label={t('responsible')}>
            <ResponsibleLink href={href} />
          </nav>
        )
      )}
    </footer>
  )
}
