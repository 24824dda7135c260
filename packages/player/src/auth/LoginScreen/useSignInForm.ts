import { useForm, type DefaultValues, type Path } from 'react-hook-form'
import { resolverOf, type Problems } from '../rules/accountRules.ts'
import { useClearedWithPicture } from '../useClearedWithPicture.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'

interface Options<Values> {
  defaultValues: DefaultValues<Values>
  /** Validates the values; the captcha only while it is shown. */
  check: (values: Values, withCaptcha: boolean) => Problems
  captcha: ShownCaptcha | undefined
  /** A constant: the fields that are validated again when the language changes. */
  fieldNames: readonly Path<Values & Record<string, unknown>>[]
}

/** The state of a sign-in form. */
export function useSignInForm<Values extends { captcha: string; remember: boolean }>({
  defaultValues,
  check,
  captcha,
  fieldNames,
}: Options<Values>) {
  const form = useForm<Values>({
    resolver: resolverOf((values) => check(values, captcha !== undefined)),
    mode: 'onTouched',
    defaultValues,
  })
  const { resetField, getValues, trigger } = form
  useClearedWithPicture(captcha?.image, () => resetField('captcha' as Path<Values>))
  useRecheckOnLanguage(fieldNames as readonly Path<Values>[], getValues, trigger)
  return form
}
