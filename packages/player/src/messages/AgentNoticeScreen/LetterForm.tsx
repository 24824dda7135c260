import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { letterLength, sendMessage } from '@platform/sdk/messages'
import { recipientsQuery, sendMessageMutation } from '@platform/sdk/query/messages'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { targetsOf, type Letter, LetterFormView } from './LetterFormView.tsx'

const empty: Letter = { target: undefined, userName: '', title: '', content: '' }

/** A message to the direct upline, or to direct downline members. */
export function LetterForm({ onSent }: { onSent: () => void }) {
  const client = useClient()
  const t = useTranslations('inbox.agentNotice')
  const errors = useTranslations('errors')
  const recipients = useQuery(recipientsQuery(client))
  const letter = useKeyedMutation(sendMessageMutation(client), {
    onDone: (answer) => {
      toasts.success(t('sent', { count: answer?.recipientCount ?? 1 }))
      onSent()
    },
  })
  const form = useCallForm({
    call: sendMessage,
    empty,
    draft: 'letter',
    keyed: letter,
    textOf: (name) =>
      name === 'userName' || name === 'title' || name === 'content' ? t(`faults.${name}`, { min: letterLength.content.min }) : undefined,
    failureOf: (error) => (isMissing(error) ? errors('userDisabled') : undefined),
    toInput: ({ target = targetsOf(recipients.data)[0] ?? 'upline', userName, ...texts }) => ({
      target,
      ...(target === 'member' && { userName }),
      ...texts,
    }),
    send: (input) => letter.submit(input),
  })
  return <LetterFormView recipients={loadable(recipients)} length={letterLength} form={form} />
}
