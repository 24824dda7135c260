import { useTranslations } from 'use-intl'
import { useRenderLink } from '@platform/ui'
import { verbatim } from '../../i18n/verbatim.ts'
import { LegalCard, LegalLinks, type LegalCardProps } from './LegalCard.tsx'
import { age, box, copyright, line, link, picture, proof, seal } from './Licence.css.ts'

export interface LicenceProps extends LegalCardProps {
  brand: string
  minimumAge: number
  copyrightUntil?: number
  /** Help and self-exclusion that the market requires a link to: beside the age limit. */
  responsible?: LegalCardProps['links']
  /** Address of limits, pause and help; the menu has an entry for it. */
  responsibleHref?: string
}

/** Last year of the copyright line (2.2), unless the merchant has another. */
const COPYRIGHT_UNTIL = 2023

/** Licence image, age limit, legal card and copyright line at the end of the menu (2.2). */
export function Licence({ brand, minimumAge, copyrightUntil = COPYRIGHT_UNTIL, responsible = [], responsibleHref, ...card }: LicenceProps) {
  const t = useTranslations('menu')
  const { licence } = card
  return (
    <div className={box}>
      <div className={line}>
        {licence ? (
          <a className={proof} href={licence.href} target="_blank" rel="noopener noreferrer">
            <img
              className={picture}
              src={licence.picture}
              alt={t('licenceOf', { name: licence.name })}
              width={72}
              height={40}
              loading="lazy"
            />
          </a>
        ) : (
          <Seal minimumAge={minimumAge} />
        )}
        <p>{t('licence', { age: minimumAge })}</p>
      </div>
      {(responsibleHref || responsible.length > 0) && (
        <nav aria-label={t('responsible')}>
          {responsibleHref && <ResponsibleLink href={responsibleHref} />}
          <LegalLinks links={responsible} />
        </nav>
      )}
      <LegalCard {...card} />
      <p className={copyright}>{verbatim(t)('copyright', { name: brand, year: String(copyrightUntil) })}</p>
    </div>
  )
}

/** The way to limits, pause and help at the end of a page. */
export function ResponsibleLink({ href }: { href: string }) {
  const t = useTranslations('menu')
  return useRenderLink()({ href, className: link, children: t('responsibleTools') })
}

/** The age limit as a shield, for a site without a licence picture. */
const Seal = ({ minimumAge }: { minimumAge: number }) => (
  <svg className={seal} viewBox="0 0 48 48" role="img" aria-label={`${minimumAge}+`}>
    <path d="M24 3 41 9v13c0 11-7 19-17 23C14 41 7 33 7 22V9Z" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    <text x="24" y="29" textAnchor="middle" className={age}>
      {minimumAge}+
    </text>
  </svg>
)
