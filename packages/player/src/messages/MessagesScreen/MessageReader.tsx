import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Message } from '@platform/sdk/messages'
import { deleteMessageMutation } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { Button, toasts } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import type { ContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { ReadingSheet } from '../ReadingSheet/ReadingSheet.tsx'
import { useErrorText } from '../../i18n/useErrorText.ts'

export interface MessageReaderProps {
  message: Message
  open: boolean
  onOpenChange: (open: boolean) => void
  links: ContentLinks
}

/** A message to read, and to delete after a confirmation. One overlay at a time: the dialog replaces the sheet. */
export function MessageReader({ message, open, onOpenChange, links }: MessageReaderProps) {
  const t = useTranslations('inbox')
  const textOf = useErrorText()
  const [asking, setAsking] = useState(false)
  const remove = useMutation(deleteMessageMutation(useClient()))
  const confirm = () =>
    remove.mutate(message.id, {
      onSuccess: () => toasts.success(t('deleted')),
      onError: (error) => toasts.error(textOf(error)),
      onSettled: () => setAsking(false),
    })
  const ask = () => {
    onOpenChange(false)
    setAsking(true)
  }
  return (
    <>
      <ReadingSheet
        open={open}
        onOpenChange={onOpenChange}
        title={message.title}
        html={message.content}
        at={message.sentAt}
        links={links}
        footer={
          <Button tone="secondary" block onClick={ask}>
            {t('delete')}
          </Button>
        }
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        text={message.title}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        tone="danger"
        loading={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
