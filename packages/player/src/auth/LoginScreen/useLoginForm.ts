import { useEffect, type ChangeEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { RegisterRule } from '@platform/sdk/account'
import { checkLogin, editedPassword, savedPassword, type LoginValues } from '../loginRules.ts'
import { resolverOf } from '../rules/accountRules.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'

interface Options {
  savedUsername: string | undefined
  rules: readonly RegisterRule[]
  withCaptcha: boolean
  captchaImage: string | undefined
  onSubmit: (values: LoginValues) => void | Promise<unknown>
}

const typed = ['username', 'password', 'captcha'] as const

/** The state of the login form. */
export function useLoginForm({ savedUsername, rules, withCaptcha, captchaImage, onSubmit }: Options) {
  const { register, handleSubmit, control, formState, trigger, getValues, resetField } = useForm<LoginValues>({
    resolver: resolverOf((values) => checkLogin(values, rules, withCaptcha)),
    mode: 'onTouched',
    defaultValues: { username: savedUsername ?? '', password: savedUsername ? savedPassword : '', captcha: '', remember: true },
  })
  const saved = useWatch({ control, name: 'password' }) === savedPassword

  // Digits belong to their picture.
  useEffect(() => resetField('captcha'), [captchaImage, resetField])
  useRecheckOnLanguage(typed, getValues, trigger)

  // In the order of the form: the first field that fails gets the focus.
  const username = register('username')
  const password = register('password')
  const editPassword = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = editedPassword(getValues('password'), event.target.value)
    return password.onChange(event)
  }
  return {
    register,
    getValues,
    submit: handleSubmit(onSubmit),
    errors: formState.errors,
    saved,
    username,
    password: { ...password, onChange: editPassword },
  }
}
