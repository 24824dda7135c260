import { type ReactNode, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Message } from '@platform/sdk/messages'
import { readMessageMutation } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { useContentLinks } from '../../blocks/page/Content/useContentLinks.ts'

const MessageReader = lazySheet(async () => (await import('./MessageReader.tsx')).MessageReader)

/** The sheet in which a message is read; showing one marks it as read. */
export function useReader(): { show: (message: Message) => void; sheet: ReactNode } {
  const { mutate: markRead } = useMutation(readMessageMutation(useClient()))
  const links = useContentLinks()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState<Message>()
  return {
    show: (message) => {
      setReading(message)
      setOpen(true)
      if (!message.read) markRead(message.id)
    },
    sheet: reading && <MessageReader key={reading.id} message={reading} open={open} onOpenChange={setOpen} links={links} />,
  }
}
