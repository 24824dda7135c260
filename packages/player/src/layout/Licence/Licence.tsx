import { useTranslations } from 'use-intl'
import { age, box, copyright, line, seal } from './Licence.css.ts'

/** Licence image, age limit and copyright line at the end of the menu (2.2). */
export function Licence({ brand, minimumAge }: { brand: string; minimumAge: number }) {
  const t = useTranslations('menu')
  return (
    <div className={box}>
      <div className={line}>
        <svg className={seal} viewBox="0 0 48 48" role="img" aria-label={`${minimumAge}+`}>
          <path
            d="M24 3 41 9v13c0 11-7 19-17 23C14 41 7 33 7 22V9Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <text x="24" y="29" textAnchor="middle" className={age}>
            {minimumAge}+
          </text>
        </svg>
        <p>{t('licence', { age: minimumAge })}</p>
      </div>
      <p className={copyright}>{t('copyright', { name: brand })}</p>
    </div>
  )
}
