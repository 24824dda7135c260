import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { messageKeys, type InputOf, type KnownCode } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import type { InputSchema } from '../blocks/form/CallForm.ts'
import { useCallForm, type CallFormOptions } from '../blocks/form/useCallForm.ts'
import { ruleOf } from './rules/accountRules.ts'
import { useFieldText } from './rules/useFieldText.ts'
import { useClearedWithPicture } from './useClearedWithPicture.ts'
import type { ShownCaptcha } from './useWantedCaptcha.ts'

interface AccountFormOptions<Values, Schema extends InputSchema, Input> extends CallFormOptions<Values, Schema, Input> {
  rules: readonly RegisterRule[]
  /** A field → its rule, where that has another name. */
  ruleNames?: Readonly<Record<string, string>>
  captcha?: ShownCaptcha
}

/** A form of an account: each field is validated once it is left, by the gateway's rules, whose bounds are in its text. */
export function useAccountForm<Values extends FieldValues, Schema extends InputSchema, Input extends Partial<InputOf<{ input: Schema }>>>({
  rules,
  ruleNames = {},
  captcha,
  ...options
}: AccountFormOptions<Values, Schema, Input>) {
  const fieldText = useFieldText()
  const known = useTranslations('errors')
  const form = useCallForm<Values, Schema, Input>({
    early: true,
    textOf: (name, code) => {
      const key: string = messageKeys[code as KnownCode] ?? code
      return fieldText(key === 'empty' || known.has(key as 'validation') ? key : 'validation', ruleOf(rules, ruleNames[name] ?? name))
    },
    ...options,
  })
  useClearedWithPicture(captcha?.image, () => form.clear('captcha' as Parameters<typeof form.clear>[0]))
  return form
}
