import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AFFILIATE_CONTACT, AFFILIATE_DAYS, AffiliateChannel, type AccountKind } from '@platform/sdk/agents'
import { createAffiliateUrlMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { Button, focusFirstError, Segmented, Select, TextField, toasts, wholeNumberIn } from '@platform/ui'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import { cutTo } from '../../blocks/TextArea/textLength.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import * as css from './AgentRegister.css.ts'
import { RateFields } from './RateFields.tsx'
import { useRates, type RatesDraft } from './useRates.ts'

const MOST_QUOTA = 10_000

interface LinkDraft extends RatesDraft {
  type: AccountKind
  channel: AffiliateChannel
  days: number
  quota: string
  contact: string
}

/** Form of a new link: the kind of account it creates, its expiry and its quota. */
export function LinkForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accounts')
  const l = useTranslations('accounts.links')
  const client = useClient()
  const errorText = useErrorText()
  const form = useDraft<LinkDraft>('link')
  const { draft, change, clear } = form
  const { type = 'player', channel = 'group', days = 7, quota = '', contact = '' } = draft
  const rates = useRates(form)
  const [tried, setTried] = useState(false)
  const link = useKeyedMutation(createAffiliateUrlMutation(client), {
    onDone: () => {
      clear()
      toasts.success(l('made'))
      onClose()
    },
  })
  useClearWhenLeft(clear, link.busy || link.status === 'unknown')
  const many = quota === '' ? undefined : Number(quota)
  const wrong = many !== undefined && !(many >= 1 && many <= MOST_QUOTA)
  const { busy } = link
  return (
    <form
      noValidate
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wrong) return focusFirstError(event.currentTarget)
        void link.submit({ type, channel, contact: contact.trim(), days, quota: many, rates: rates.wire })
      }}
    >
      <Segmented
        label={t('kind')}
        value={type}
        onChange={(next) => change({ type: next })}
        options={(['player', 'agent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <Select
        label={l('channel')}
        value={channel}
        options={AffiliateChannel.options.map((value) => ({ value, label: l(`channels.${value}`) }))}
        onChange={({ currentTarget }) => change({ channel: AffiliateChannel.options.find((one) => one === currentTarget.value) })}
        disabled={busy}
      />
      <Select
        label={l('validity')}
        value={String(days)}
        options={AFFILIATE_DAYS.map((value) => ({ value: String(value), label: value === 0 ? l('forGood') : l('days', { count: value }) }))}
        onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) })}
        disabled={busy}
      />
      <TextField
        label={l('quota')}
        aria-required={false}
        hint={l('quotaHint')}
        error={tried && wrong ? l('quotaWrong', { most: MOST_QUOTA }) : undefined}
        value={quota}
        onChange={({ currentTarget }) => change({ quota: wholeNumberIn(currentTarget.value) ?? quota })}
        inputMode="numeric"
        autoComplete="off"
        limit={5}
        disabled={busy}
      />
      <TextField
        label={l('contactOptional')}
        aria-required={false}
        hint={l('contactHint')}
        value={contact}
        onChange={({ currentTarget }) => change({ contact: cutTo(currentTarget.value, AFFILIATE_CONTACT) })}
        autoComplete="off"
        disabled={busy}
      />
      <RateFields {...rates} disabled={busy} />
      <KeyedSubmit
        label={l('create')}
        busy={busy}
        error={link.status === 'failed' ? errorText(link.error) : undefined}
        unknown={unknownOf(link)}
        unknownText={l('unknown')}
      />
      <Button block tone="ghost" onClick={onClose} disabled={busy}>
        {l('back')}
      </Button>
    </form>
  )
}
