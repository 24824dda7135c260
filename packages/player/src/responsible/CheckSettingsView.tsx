import { useTranslations } from 'use-intl'
import { RadioGroup } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { Form } from '../blocks/form/Form.tsx'
import { useLimitText } from '../blocks/money/limits/useLimitText.ts'
import * as css from './Responsible.css.ts'
import { ViewHead } from './ViewHead.tsx'

export interface CheckSettingsViewProps {
  form: CallForm<{ everyMs: string }>
  /** In ms. */
  choices: readonly number[]
}

/** How often play stops for its sum. */
export function CheckSettingsView({ form, choices }: CheckSettingsViewProps) {
  const t = useTranslations('responsible.check')
  const { valueOf } = useLimitText('')
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      <Form form={form} className={css.form} label={t('title')} submit={t('submit')}>
        <RadioGroup
          label={t('every')}
          options={choices.map((ms) => ({ value: String(ms), label: valueOf('time', Math.round(ms / 60_000)) }))}
          value={form.values.everyMs}
          onChange={(value) => form.set('everyMs', value)}
        />
      </Form>
    </div>
  )
}
