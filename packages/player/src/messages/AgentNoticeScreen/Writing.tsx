import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { letterLength } from '@platform/sdk/messages'
import { recipientsQuery, sendMessageMutation } from '@platform/sdk/query/messages'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { isMissing } from '../../blocks/isMissing.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import { type Letter, WritingView } from './WritingView.tsx'

/** A message to the direct upline, or to direct downline members. */
export function Writing({ onSent }: { onSent: () => void }) {
  const client = useClient()
  const t = useTranslations('inbox.agent')
  const errors = useTranslations('errors')
  const textOf = useErrorText()
  const recipients = useQuery(recipientsQuery(client))
  const { draft, change, clear } = useDraft<Letter>('letter')
  const send = useKeyedMutation(sendMessageMutation(client), {
    onDone: (answer) => {
      clear()
      toasts.success(t('sent', { count: answer?.recipientCount ?? 1 }))
      onSent()
    },
  })
  useClearWhenLeft(clear, send.busy || send.status === 'unknown')
  const isUnknown = send.status === 'failed' && isMissing(send.error)
  return (
    <WritingView
      recipients={loadable(recipients)}
      length={letterLength}
      sending={send.busy}
      error={send.status === 'failed' ? (isUnknown ? errors('userDisabled') : textOf(send.error)) : undefined}
      unknown={unknownOf(send)}
      draft={draft}
      onDraft={change}
      onSend={(letter) => void send.submit(letter)}
    />
  )
}
