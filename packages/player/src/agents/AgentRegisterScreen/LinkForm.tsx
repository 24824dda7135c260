import { useTranslations } from 'use-intl'
import { AFFILIATE_CONTACT, AFFILIATE_DAYS, AffiliateChannel, createAffiliateUrl, type AccountKind } from '@platform/sdk/agents'
import { createAffiliateUrlMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { Button, Segmented, Select, TextField, toasts, wholeNumberIn } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { cutTo } from '../../blocks/form/TextArea/textLength.ts'
import * as css from './AgentRegister.css.ts'
import { RateFields } from './RateFields.tsx'
import { useRates, type RateValues } from './useRates.ts'

const MOST_QUOTA = 10_000

interface LinkValues extends RateValues {
  type: AccountKind
  channel: AffiliateChannel
  days: number
  /** Text of a whole number, '' for any number of registrations. */
  quota: string
  contact: string
}

const empty: LinkValues = { type: 'player', channel: 'group', days: 7, quota: '', contact: '', rates: {} }

/** Form of a new link: the kind of account it creates, its expiry and its quota. */
export function LinkForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('agentRegister')
  const l = useTranslations('agentRegister.links')
  const { ceilings, wireOf } = useRates()
  const link = useKeyedMutation(createAffiliateUrlMutation(useClient()), {
    onDone: () => {
      toasts.success(l('made'))
      onClose()
    },
  })
  const form = useCallForm({
    call: createAffiliateUrl,
    empty,
    draft: 'link',
    keyed: link,
    check: ({ quota }) => ({ quota: quota === '' || (Number(quota) >= 1 && Number(quota) <= MOST_QUOTA) ? undefined : 'validation' }),
    textOf: (name) => (name === 'quota' ? l('quotaWrong', { most: MOST_QUOTA }) : undefined),
    toInput: (values) => ({ ...values, quota: values.quota === '' ? undefined : Number(values.quota), rates: wireOf(values) }),
    send: (input) => link.submit(input),
  })
  const { values, set, busy } = form
  return (
    <Form
      form={form}
      className={css.stack}
      submit={l('create')}
      unknownText={l('unknown')}
      more={
        <Button block tone="ghost" onClick={onClose} disabled={busy}>
          {l('back')}
        </Button>
      }
    >
      <Segmented
        label={t('kind')}
        value={values.type}
        onChange={(next) => set('type', next)}
        options={(['player', 'agent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <Select
        label={l('channel')}
        options={AffiliateChannel.options.map((value) => ({ value, label: l(`channels.${value}`) }))}
        disabled={busy}
        {...form.field('channel')}
      />
      <Select
        label={l('validity')}
        value={String(values.days)}
        options={AFFILIATE_DAYS.map((value) => ({ value: String(value), label: value === 0 ? l('forGood') : l('days', { count: value }) }))}
        onChange={({ currentTarget }) => set('days', Number(currentTarget.value))}
        disabled={busy}
      />
      <TextField
        label={l('quota')}
        aria-required={false}
        hint={l('quotaHint')}
        error={form.errorOf('quota')}
        value={values.quota}
        onChange={({ currentTarget }) => set('quota', wholeNumberIn(currentTarget.value) ?? values.quota)}
        inputMode="numeric"
        autoComplete="off"
        limit={5}
        disabled={busy}
      />
      <TextField
        label={l('contactOptional')}
        aria-required={false}
        hint={l('contactHint')}
        error={form.errorOf('contact')}
        value={values.contact}
        onChange={({ currentTarget }) => set('contact', cutTo(currentTarget.value, AFFILIATE_CONTACT))}
        autoComplete="off"
        disabled={busy}
      />
      <RateFields ceilings={ceilings} form={form} />
    </Form>
  )
}
