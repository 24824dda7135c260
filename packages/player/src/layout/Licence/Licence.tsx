import { useTranslations } from 'use-intl'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { age, box, copyright, line, picture, proof, seal } from './Licence.css.ts'

interface LicenceProps {
  brand: string
  minimumAge: number
  licence?: MerchantConfig['licence']
  operator?: MerchantConfig['operator']
  copyrightUntil?: number
}

/** Last year of the copyright line (2.2), unless the merchant has another. */
const COPYRIGHT_UNTIL = 2023

/** Licence image, age limit, who runs the site and copyright line at the end of the menu (2.2). */
export function Licence({ brand, minimumAge, licence, operator, copyrightUntil = COPYRIGHT_UNTIL }: LicenceProps) {
  const t = useTranslations('menu')
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
      {operator && <p className={copyright}>{[operator.name, operator.number, licence?.name].filter(Boolean).join(' · ')}</p>}
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
