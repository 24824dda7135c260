import { useTranslations } from 'use-intl'
import { Checkbox, useRenderLink } from '@platform/ui'
import { consents, missing as missingStyle } from './RegisterForm.css.ts'
import type { ConsentState } from './useConsents.ts'

export interface LegalTerms {
  minimumAge: number
  /** Absent where the agreement has no page yet. */
  termsHref?: string
}

/** Age and agreement: both unchecked at first, each with its own error while it is missing. */
export function Consents({ given, missing, onGiven, minimumAge, termsHref }: ConsentState & LegalTerms) {
  const t = useTranslations('auth.register')
  const link = useRenderLink()
  const terms = (text: React.ReactNode) => (termsHref ? link({ href: termsHref, target: '_blank', children: text }) : text)
  const texts = [
    { name: 'age', label: t('age', { age: minimumAge }), missingText: t('ageMissing', { age: minimumAge }) },
    { name: 'agree', label: t.rich('agree', { terms }), missingText: t('agreeMissing') },
  ] as const
  return (
    <div className={consents}>
      {texts.map(({ name, label, missingText }) => (
        <div key={name} className={consents}>
          <Checkbox
            name={name}
            label={label}
            checked={given[name]}
            aria-invalid={missing(name) || undefined}
            aria-describedby={`${name}-missing`}
            onChange={(event) => onGiven(name, event.target.checked)}
          />
          <p id={`${name}-missing`} role="alert" className={missingStyle}>
            {missing(name) && missingText}
          </p>
        </div>
      ))}
    </div>
  )
}
