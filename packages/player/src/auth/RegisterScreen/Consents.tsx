import { useTranslations } from 'use-intl'
import { Checkbox, useRenderLink } from '@platform/ui'
import { consents, missing } from './RegisterForm.css.ts'

export interface ConsentsProps {
  minimumAge: number
  termsHref?: string
  agree: boolean
  onAgree: (agree: boolean) => void
  /** The form was sent without it. */
  agreeMissing: boolean
  ofAge: boolean
  onOfAge: (ofAge: boolean) => void
  /** The form was sent without it. */
  ageMissing: boolean
}

/** Age and agreement: neither is assumed, and each says so where it is missing. */
export function Consents({ minimumAge, termsHref, agree, onAgree, agreeMissing, ofAge, onOfAge, ageMissing }: ConsentsProps) {
  const t = useTranslations('auth.register')
  const link = useRenderLink()
  const terms = (text: React.ReactNode) => (termsHref ? link({ href: termsHref, target: '_blank', children: text }) : text)
  return (
    <div className={consents}>
      <Checkbox
        name="age"
        label={t('age', { age: minimumAge })}
        checked={ofAge}
        aria-invalid={ageMissing || undefined}
        aria-describedby="age-missing"
        onChange={(event) => onOfAge(event.target.checked)}
      />
      <p id="age-missing" role="alert" className={missing}>
        {ageMissing && t('ageMissing', { age: minimumAge })}
      </p>
      <Checkbox
        name="agree"
        label={t.rich('agree', { terms })}
        checked={agree}
        aria-invalid={agreeMissing || undefined}
        aria-describedby="agree-missing"
        onChange={(event) => onAgree(event.target.checked)}
      />
      <p id="agree-missing" role="alert" className={missing}>
        {agreeMissing && t('agreeMissing')}
      </p>
    </div>
  )
}
