import { useTranslations } from 'use-intl'
import { Checkbox } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'

/** Remember-me: on, also in the prerendered page (2.9). */
export function RememberField({ form }: { form: Pick<CallForm<{ remember: boolean }>, 'field'> }) {
  const { error: _, ...field } = form.field('remember')
  return <Checkbox label={useTranslations('auth')('remember')} defaultChecked {...field} />
}
