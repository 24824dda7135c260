import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Checkbox, ProgressBar, useFocusOnChange } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import type { PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { agreeMissingId, Consents, type LegalTerms } from './Consents.tsx'
import { RegisterFieldInput } from './RegisterFieldInput.tsx'
import type { RegisterField, RegisterSchema, RegisterValues } from './registerSchema.ts'
import type { ConsentState } from './useConsents.ts'
import { buttons, form as formStyle, grow, step as stepStyle } from './RegisterForm.css.ts'

/** The step that shows. */
export interface RegisterProgress {
  step: number
  onStep: (step: number) => void
  /** Shows the next step if this one is valid. */
  onNext: () => void
}

export interface RegisterFormProps {
  form: CallForm<RegisterValues>
  schema: RegisterSchema
  progress: RegisterProgress
  phone: PhoneCode
  captcha: ShownCaptcha
  consents: ConsentState & LegalTerms
  /** Remember-me, as at a login (2.9). */
  remember: { checked: boolean; onChange: (checked: boolean) => void }
  /** The field of the user name lost focus. */
  onNameLeft: () => void
}

/** The fields of a registration, in steps with progress if there are many (2.10). */
export function RegisterForm({ form, schema, progress, phone, captcha, consents, remember, onNameLeft }: RegisterFormProps) {
  const t = useTranslations('auth.register')
  const auth = useTranslations('auth')
  const { steps } = schema
  const { step, onStep, onNext } = progress
  const last = step === steps.length - 1
  // Not where a field is wrong: that one takes the focus.
  const shownStep = useFocusOnChange<HTMLDivElement>(step, (fields) => (fields.querySelector('[aria-invalid=true]') ? null : fields))
  const continueOrSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (last) return form.onSubmit(event)
    event.preventDefault()
    onNext()
  }
  return (
    <Form
      form={{ ...form, onSubmit: continueOrSubmit }}
      className={formStyle}
      submit={t(last ? 'submit' : 'next')}
      button={{ disabled: last && !consents.given.agree, 'aria-describedby': last ? agreeMissingId : undefined }}
      unknownText={t('unknown')}
      renderEnd={(button, reports) => (
        <>
          {reports}
          <div className={buttons}>
            {step > 0 && (
              <Button size="lg" tone="secondary" onClick={() => onStep(step - 1)}>
                {t('back')}
              </Button>
            )}
            <div className={grow}>{button}</div>
          </div>
        </>
      )}
    >
      {steps.length > 1 && (
        <ProgressBar
          label={t(step === 0 ? 'stepAccount' : 'stepDetails')}
          value={step + 1}
          max={steps.length}
          valueText={t('step', { step: step + 1, steps: steps.length })}
        />
      )}
      {/* All steps stay mounted: password managers see name and password together, and no input is lost. */}
      {steps.map((fields, index) => (
        <div
          key={fields[0]!.rule.field}
          ref={index === step ? shownStep : undefined}
          {...(steps.length > 1 && {
            role: 'group',
            'aria-label': `${t(index === 0 ? 'stepAccount' : 'stepDetails')}. ${t('step', { step: index + 1, steps: steps.length })}`,
          })}
          className={stepStyle}
          hidden={index !== step}
        >
          {fields
            .filter((field) => !isProof(field))
            .map((field) => (
              <RegisterFieldInput
                key={field.rule.field}
                field={field}
                proof={fields.find(isProof)}
                {...{ form, phone, captcha, onNameLeft }}
              />
            ))}
        </div>
      ))}
      {last && (
        <Checkbox label={auth('remember')} checked={remember.checked} onChange={(event) => remember.onChange(event.target.checked)} />
      )}
      {last && <Consents {...consents} />}
    </Form>
  )
}

// Rendered beside the number that it verifies.
const isProof = ({ rule }: RegisterField) => rule.field === 'verificationCode'
