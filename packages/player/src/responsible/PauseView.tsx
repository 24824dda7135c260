import { useTranslations } from 'use-intl'
import { Card, RadioGroup } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { Form } from '../blocks/form/Form.tsx'
import { useMoment } from '../i18n/useMoment.ts'
import { Effects, type EffectsProps } from '../blocks/money/limits/Effects.tsx'
import * as css from './Responsible.css.ts'
import { useLengthText } from './useLengthText.ts'
import { ViewHead } from './ViewHead.tsx'

export interface PauseViewProps extends Omit<EffectsProps, 'act'> {
  form: CallForm<{ duration: string }>
  onChoose: (duration: string) => void
  /** In ISO 8601. */
  choices: readonly string[]
  /** When the chosen break would end, ms. */
  until: number | undefined
}

/** How long a break is, what it does, and the button that starts it. */
export function PauseView({ form, onChoose, choices, until, ...about }: PauseViewProps) {
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
          onChange={onChoose}
          hint={until !== undefined && t('until', { when: moment(until) })}
          error={form.errorOf('duration')}
        />
        <Card>
          <Effects act="pause" {...about} />
        </Card>
      </Form>
    </div>
  )
}
