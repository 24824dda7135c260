import { useTranslations } from 'use-intl'
import { Checkbox, useRenderLink } from '@platform/ui'
import { consents, missing } from './RegisterForm.css.ts'
import type { ConsentState } from './useConsents.ts'

/** Id of the line that says why the button is disabled. */
export const agreeMissingId = 'agree-missing'

export interface LegalTerms {
  minimumAge: number
  /** Absent where the agreement has no page yet. */
  termsHref?: string
}

/** Age and agreement, each with its own error while it is missing. */
export function Consents({ given, ageMissing, onGiven, minimumAge, termsHref }: ConsentState & LegalTerms) {
  const t = useTranslations('auth.register')
  const link = useRenderLink()
  const terms = (text: React.ReactNode) => (termsHref ? link({ href: termsHref, target: '_blank', children: text }) : text)
  return (
    <div className={consents}>
      <Checkbox
        name="age"
        label={t('age', { age: minimumAge })}
        checked={given.age}
        aria-required
        aria-invalid={ageMissing || undefined}
        aria-describedby="age-missing"
        onChange={(event) => onGiven('age', event.target.checked)}
      />
      <p id="age-missing" role="alert" className={missing}>
        {ageMissing && t('ageMissing', { age: minimumAge })}
      </p>
      <Checkbox
        name="agree"
        label={t.rich('agree', { terms })}
        checked={given.agree}
        aria-required
        aria-describedby={agreeMissingId}
        onChange={(event) => onGiven('agree', event.target.checked)}
      />
      <p id={agreeMissingId} className={missing}>
        {!given.agree && t('agreeMissing')}
      </p>
    </div>
  )
}
