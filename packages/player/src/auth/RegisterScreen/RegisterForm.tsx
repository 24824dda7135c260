import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ProgressBar } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../keepFocus.ts'
import { Consents } from './Consents.tsx'
import { RegisterFieldInput, type FieldContext } from './RegisterFieldInput.tsx'
import type { RegisterField } from './registerForm.ts'
import { useRegisterForm, type RegisterFormOptions } from './useRegisterForm.ts'
import { buttons, form, grow, step as stepClass } from './RegisterForm.css.ts'

export interface RegisterFormProps extends RegisterFormOptions, FieldContext {
  minimumAge: number
  /** Absent where the agreement is no page yet. */
  termsHref?: string
  error?: Failure
  /** The account may be there: nothing is sent again until that is known. */
  unknown?: UnknownOutcomeProps
  pending: boolean
}

/** The fields of a registration, in steps with progress where there are many (2.10). */
export function RegisterForm({ minimumAge, termsHref, error, unknown, pending, ...props }: RegisterFormProps) {
  const t = useTranslations('auth.register')
  const { steps, step, back, next, register, errors, edited, left, send, received, consents } = useRegisterForm(props)
  const last = step === steps.length - 1
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void next()
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      {steps.length > 1 && (
        <ProgressBar
          label={t(step === 0 ? 'stepAccount' : 'stepDetails')}
          value={step + 1}
          max={steps.length}
          valueText={t('step', { step: step + 1, steps: steps.length })}
        />
      )}
      {/* All steps stay mounted: password managers see name and password together, and nothing typed is lost. */}
      {steps.map((fields, index) => (
        <div key={fields[0]!.rule.field} className={stepClass} hidden={index !== step}>
          {fields
            .filter((field) => !isProof(field))
            .map((field) => (
              <RegisterFieldInput
                key={field.rule.field}
                {...props}
                field={field}
                proof={fields.find(isProof)}
                register={register}
                wrong={(name) => errors[name]?.message}
                onSend={send}
                onEdited={edited}
                onLeft={left}
                onCode={received}
              />
            ))}
        </div>
      ))}
      {last && <Consents {...consents} minimumAge={minimumAge} termsHref={termsHref} />}
      <FailureNotice failure={error} />
      {unknown && <UnknownOutcome {...unknown} />}
      <div className={buttons}>
        {step > 0 && (
          <Button size="lg" tone="secondary" onClick={back}>
            {t('back')}
          </Button>
        )}
        {!unknown && (
          <Button type="submit" onMouseDown={keepFocus} size="lg" className={grow} loading={pending}>
            {t(last ? 'submit' : 'next')}
          </Button>
        )}
      </div>
    </form>
  )
}

// Stands beside the number that it proves.
const isProof = ({ rule }: RegisterField) => rule.field === 'verificationCode'
