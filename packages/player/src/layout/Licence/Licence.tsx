import { useTranslations } from 'use-intl'
import { verbatim } from '../../i18n/verbatim.ts'
import { LegalCard, LegalLinks, type LegalCardProps } from './LegalCard.tsx'
import { age, box, copyright, line, picture, proof, seal } from './Licence.css.ts'

export interface LicenceProps extends LegalCardProps {
  brand: string
  minimumAge: number
  copyrightUntil?: number
  /** Help and self-exclusion that the market requires a link to: beside the age limit. */
  responsible?: LegalCardProps['links']
}

/** Last year of the copyright line (2.2), unless the merchant has another. */
const COPYRIGHT_UNTIL = 2023

/** Licence image, age limit, legal card and copyright line at the end of the menu (2.2). */
export function Licence({ brand, minimumAge, copyrightUntil = COPYRIGHT_UNTIL, responsible = [], ...card }: LicenceProps) {
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
      {responsible.length > 0 && (
        <nav aria-label={t('responsible')}>
          <LegalLinks links={responsible} />
        </nav>
      )}
      <LegalCard {...card} />
      <p className={copyright}>{verbatim(t)('copyright', { name: brand, year: String(copyrightUntil) })}</p>
    </div>
  )
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
