import { useTranslations } from 'use-intl'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { FixedView } from './FixedView.tsx'
import { HolderField } from '../HolderField.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'

export interface PayeeNameViewProps {
  form: CallForm<{ payeeName: string }>
  /** The current name, masked. */
  name: string
  fixed: boolean
  serviceHref: string
}

/** The holder's name of withdrawals. */
export function PayeeNameView({ form, name, fixed, serviceHref }: PayeeNameViewProps) {
  const t = useTranslations('security')
  const texts = { title: t('name.title'), intro: t('name.intro') }
  if (fixed) return <FixedView {...texts} values={[{ label: t('name.label'), value: name }]} serviceHref={serviceHref} />
  return (
    <SecurityFormView form={form} {...texts} submitLabel={t('save')}>
      <HolderField label={t('name.label')} {...form.field('payeeName')} />
    </SecurityFormView>
  )
}
