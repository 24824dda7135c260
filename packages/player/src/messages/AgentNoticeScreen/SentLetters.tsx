import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { SentLetter } from '@platform/sdk/messages'
import { outboxQuery } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { lazySheet, loadable } from '@platform/ui'
import { useContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { pagingOf } from '../../blocks/record/paging.ts'
import { SentLettersView } from './SentLettersView.tsx'

const ReadingSheet = lazySheet(async () => (await import('../ReadingSheet/ReadingSheet.tsx')).ReadingSheet)

/** Messages that this agent sent. */
export function SentLetters({ onWrite }: { onWrite: () => void }) {
  const answer = useInfiniteQuery(outboxQuery(useClient()))
  const links = useContentLinks()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState<SentLetter>()
  return (
    <>
      <SentLettersView
        letters={loadable(answer, ({ pages }) => pages.flatMap(({ content }) => content))}
        paging={pagingOf(answer)}
        onMore={() => void answer.fetchNextPage()}
        onWrite={onWrite}
        onOpen={(letter) => {
          setReading(letter)
          setOpen(true)
        }}
      />
      {reading && (
        <ReadingSheet open={open} onOpenChange={setOpen} title={reading.title} html={reading.content} at={reading.sentAt} links={links} />
      )}
    </>
  )
}
