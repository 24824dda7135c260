import { useTranslations } from 'use-intl'
import { Checkbox } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'

/** Remember-me: on, also in the prerendered page (2.9), until it is changed; the form survives a visit to its other way. */
export function RememberField({ form }: { form: Pick<CallForm<{ remember: boolean }>, 'field' | 'values'> }) {
  const { error: _, ...field } = form.field('remember')
  return <Checkbox label={useTranslations('auth')('remember')} defaultChecked={form.values.remember} {...field} />
}
