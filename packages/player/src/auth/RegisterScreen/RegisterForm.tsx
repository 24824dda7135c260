import { useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button, Checkbox, ProgressBar, useFocusOnChange } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
import type { PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { agreeMissingId, Consents, type LegalTerms } from './Consents.tsx'
import { RegisterFieldInput } from './RegisterFieldInput.tsx'
import type { RegisterField, RegisterValues } from './registerSchema.ts'
import { useConsents } from './useConsents.ts'
import { useRegisterForm, type RegisterFormOptions } from './useRegisterForm.ts'
import { buttons, form as formStyle, grow, step as stepStyle } from './RegisterForm.css.ts'

/** The outcome of the last submit. */
export interface RegisterOutcome {
  pending: boolean
  /** Fields that the gateway refused; a new object for each refusal. */
  problems: RegisterValues
  /** An error that is not about a field. */
  error?: Failure
  /** The account may exist: nothing is sent again while the outcome is unknown. */
  unknown?: UnknownOutcomeProps
}

export interface RegisterFormProps extends Omit<RegisterFormOptions, 'problems' | 'captchaImage'> {
  phone: PhoneCode
  captcha: ShownCaptcha
  legal: LegalTerms
  outcome: RegisterOutcome
  onSubmit: (values: RegisterValues, remember: boolean) => void
}

/** The fields of a registration, in steps with progress if there are many (2.10). */
export function RegisterForm({ phone, captcha, legal, outcome, onSubmit, ...options }: RegisterFormProps) {
  const t = useTranslations('auth.register')
  const auth = useTranslations('auth')
  const { form, step, setStep, checkStep, checkNumber, checkName } = useRegisterForm({
    ...options,
    problems: outcome.problems,
    captchaImage: captcha.image,
  })
  const consents = useConsents(legal.agreeStartsTicked)
  const [remember, setRemember] = useState(true)
  const { steps } = options.schema
  const last = step === steps.length - 1
  // Not where a field is wrong: that one takes the focus.
  const shownStep = useFocusOnChange<HTMLDivElement>(step, (fields) => (fields.querySelector('[aria-invalid=true]') ? null : fields))
  const continueOrSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await checkStep())) return
    if (!last) setStep(step + 1)
    else if (consents.check()) onSubmit(form.getValues(), remember)
  }
  const country = phone.countries.find(({ code }) => code === phone.country)
  const sendCode = () =>
    checkNumber((text) => !country?.read || country.read(text) !== undefined) && phone.onSend(form.getValues('mobileNum'))
  return (
    <FormProvider {...form}>
      <form className={formStyle} method="dialog" onSubmit={(event) => void continueOrSubmit(event)} noValidate>
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
                  phone={{ ...phone, onSend: sendCode }}
                  captcha={captcha}
                  onNameLeft={() => void checkName()}
                />
              ))}
          </div>
        ))}
        {last && <Checkbox label={auth('remember')} checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
        {last && <Consents {...consents.state} {...legal} />}
        <FailureNotice failure={outcome.error} />
        {outcome.unknown && <UnknownOutcome {...outcome.unknown} />}
        <div className={buttons}>
          {step > 0 && (
            <Button size="lg" tone="secondary" onClick={() => setStep(step - 1)}>
              {t('back')}
            </Button>
          )}
          {!outcome.unknown && (
            <Button
              type="submit"
              onMouseDown={keepFocus}
              size="lg"
              className={grow}
              loading={outcome.pending}
              disabled={last && !consents.state.given.agree}
              aria-describedby={last ? agreeMissingId : undefined}
            >
              {t(last ? 'submit' : 'next')}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

// Rendered beside the number that it verifies.
const isProof = ({ rule }: RegisterField) => rule.field === 'verificationCode'
