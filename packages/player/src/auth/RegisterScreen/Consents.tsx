import { useTranslations } from 'use-intl'
import { Checkbox, useRenderLink } from '@platform/ui'
import { consents, missing } from './RegisterForm.css.ts'

export interface ConsentsProps {
  minimumAge: number
  termsHref?: string
  agree: boolean
  onAgree: (agree: boolean) => void
  ofAge: boolean
  onOfAge: (ofAge: boolean) => void
  /** The age was not confirmed when the form was sent. */
  ageMissing: boolean
}

/** Agreement (on from the start, section 4) and age (never assumed). */
export function Consents({ minimumAge, termsHref, agree, onAgree, ofAge, onOfAge, ageMissing }: ConsentsProps) {
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
      <Checkbox label={t.rich('agree', { terms })} checked={agree} onChange={(event) => onAgree(event.target.checked)} />
    </div>
  )
}
