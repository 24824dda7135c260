import { useEffect } from 'react'
import { useForm, type DefaultValues, type Path } from 'react-hook-form'
import { resolverOf, type Problems } from '../rules/accountRules.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'

interface Options<Values> {
  defaultValues: DefaultValues<Values>
  /** What is wrong with the values; the captcha counts only while it is shown. */
  check: (values: Values, withCaptcha: boolean) => Problems
  captcha: ShownCaptcha | undefined
  /** A constant: the fields that are checked again in another language. */
  typed: readonly Path<Values & Record<string, unknown>>[]
}

/** The state of a form that signs in. */
export function useSignInForm<Values extends { captcha: string; remember: boolean }>({
  defaultValues,
  check,
  captcha,
  typed,
}: Options<Values>) {
  const form = useForm<Values>({
    resolver: resolverOf((values) => check(values, captcha !== undefined)),
    mode: 'onTouched',
    defaultValues,
  })
  const { resetField, getValues, trigger } = form
  // Digits belong to their picture.
  useEffect(() => resetField('captcha' as Path<Values>), [captcha?.image, resetField])
  useRecheckOnLanguage(typed as readonly Path<Values>[], getValues, trigger)
  return form
}
