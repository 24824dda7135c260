import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { isOffered } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'
import { Notices } from '../NoticeScreen/NoticeScreen.tsx'
import { NoticeSkeleton } from '../NoticeScreen/NoticeView.tsx'
import { AgentNoticeView, inboxTabs } from './AgentNoticeView.tsx'
import { ReceivedLetters } from './ReceivedLetters.tsx'
import { SentLetters } from './SentLetters.tsx'
import { LetterForm } from './LetterForm.tsx'

/** `/m/member/notice?types=A`: announcements including those for agents; messages received, sent, and a new one. Spec 2.1, 2.19, 7.5. */
export function AgentNoticeScreen() {
  const [query, setQuery] = useSearchParams()
  const viewer = useViewer()
  // Messages are a separate feature: without it there are only announcements.
  const tabs = isOffered('messages', viewer) ? inboxTabs : (['notices'] as const)
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'notices'
  const show = (next: string) => setQuery({ types: 'A', ...(next !== 'notices' && { tab: next }) }, { replace: true })
  return (
    <AgentNoticeView tabs={tabs} tab={tab} onTab={show}>
      {tab === 'notices' && (
        <Suspense fallback={<NoticeSkeleton />}>
          <Notices types="A" />
        </Suspense>
      )}
      {tab === 'received' && <ReceivedLetters />}
      {tab === 'sent' && <SentLetters onWrite={() => show('new')} />}
      {tab === 'new' && <LetterForm onSent={() => show('sent')} />}
    </AgentNoticeView>
  )
}
