import { useTranslations } from 'use-intl'
import { RadioGroup } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { Form } from '../blocks/form/Form.tsx'
import { useMoment } from '../i18n/useMoment.ts'
import { Effects, type ProtectionEffects } from './Effects.tsx'
import * as css from './Responsible.css.ts'
import { useLengthText } from './useLengthText.ts'
import { ViewHead } from './ViewHead.tsx'

export interface PauseViewProps {
  form: CallForm<{ duration: string }>
  /** In ISO 8601. */
  choices: readonly string[]
  /** When the chosen break would end, ms. */
  until: number | undefined
  effects: ProtectionEffects
  symbol: string
}

/** How long a break is, what it does, and the button that starts it. */
export function PauseView({ form, choices, until, effects, symbol }: PauseViewProps) {
  const t = useTranslations('responsible.pause')
  const lengthText = useLengthText()
  const moment = useMoment()
  const { duration } = form.values
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      <Form
        form={form}
        className={css.form}
        label={t('title')}
        submit={duration ? t('submit', { duration: lengthText(duration) }) : t('title')}
      >
        <RadioGroup
          label={t('duration')}
          options={choices.map((value) => ({ value, label: lengthText(value) }))}
          value={duration || undefined}
          onChange={(value) => form.set('duration', value)}
          hint={until !== undefined && t('until', { when: moment(until) })}
          error={form.errorOf('duration')}
        />
        <Effects act="pause" effects={effects} symbol={symbol} />
      </Form>
    </div>
  )
}
