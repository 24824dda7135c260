import { useTranslations } from 'use-intl'
import { Card, Checkbox, Notice, Select } from '@platform/ui'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { Form } from '../blocks/form/Form.tsx'
import { useMoment } from '../i18n/useMoment.ts'
import { CentralExclusionLink } from './CentralExclusionLink.tsx'
import { Effects, type EffectsProps } from '../blocks/money/limits/Effects.tsx'
import * as css from './Responsible.css.ts'
import type { CentralExclusion } from './useCentralExclusion.ts'
import { useLengthText } from './useLengthText.ts'
import { ViewHead } from './ViewHead.tsx'

/** The choice of no end, in the form. */
export const OPEN_ENDED = 'open'

export interface ExclusionViewProps extends Omit<EffectsProps, 'act'> {
  form: CallForm<{ duration: string; read: boolean }>
  /** In ISO 8601. */
  choices: readonly string[]
  /** Offered without an end, which a request may undo after a while. */
  openEnded: { revocableAfter?: string } | undefined
  /** From when the chosen exclusion may be undone, ms; undefined without an end or a choice. */
  until: number | undefined
  central: CentralExclusion | undefined
}

/** How long the exclusion is, what it does, and the button that starts it once the player has read that. */
export function ExclusionView({ form, choices, openEnded, until, central, ...about }: ExclusionViewProps) {
  const t = useTranslations('responsible.exclude')
  const lengthText = useLengthText()
  const moment = useMoment()
  const { duration, read } = form.values
  const unread = form.errorOf('read')
  const openText = () => [t('untilOpen'), openEnded?.revocableAfter && t('revocable', { duration: lengthText(openEnded.revocableAfter) })]
  const end = until === undefined ? duration && openText().filter(Boolean).join(' ') : t('untilAsked', { when: moment(until) })
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      <Form form={form} className={css.form} label={t('title')} submit={t('submit')} button={{ tone: 'danger' }}>
        <Select
          label={t('duration')}
          placeholder={t('placeholder')}
          value={duration}
          onChange={(event) => form.set('duration', event.target.value)}
          options={[
            ...choices.map((value) => ({ value, label: lengthText(value) })),
            ...(openEnded ? [{ value: OPEN_ENDED, label: t('openEnded') }] : []),
          ]}
          hint={end || undefined}
          error={form.errorOf('duration')}
        />
        <Card>
          <Effects act="exclude" {...about} />
        </Card>
        <Checkbox checked={read} onChange={(event) => form.set('read', event.target.checked)} label={t('read')} />
        {unread && (
          <Notice tone="danger" role="alert">
            {unread}
          </Notice>
        )}
      </Form>
      {central && (
        <div className={css.section}>
          <p className={css.muted}>{t('central')}</p>
          <CentralExclusionLink {...central} />
        </div>
      )}
    </div>
  )
}
