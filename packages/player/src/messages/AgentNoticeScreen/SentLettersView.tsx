import { useTranslations } from 'use-intl'
import type { SentLetter } from '@platform/sdk/messages'
import { Button, Card, Empty, ListEnd, ListItem, MailIcon, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { page } from '../../blocks/page/lines.css.ts'
import type { Paging } from '../../blocks/record/paging.ts'
import { useMoment } from '../../i18n/useMoment.ts'

export interface SentLettersViewProps {
  letters: Loadable<readonly SentLetter[]>
  paging: Paging
  onMore: () => void
  onOpen: (letter: SentLetter) => void
  onWrite: () => void
}

/** Messages of an agent, with their recipients and how many have read them. */
export function SentLettersView({ letters, ...list }: SentLettersViewProps) {
  return (
    <div className={page}>
      {letters.state === 'loading' && <LinesSkeleton />}
      {letters.state === 'error' && <LoadFailed retry={letters.retry} />}
      {letters.state === 'ready' && <Letters {...list} letters={letters.value} />}
    </div>
  )
}

function Letters({ letters, paging, onMore, onOpen, onWrite }: Omit<SentLettersViewProps, 'letters'> & { letters: readonly SentLetter[] }) {
  const t = useTranslations('inbox')
  const moment = useMoment()
  if (letters.length === 0) {
    return (
      <Empty
        icon={<MailIcon size="lg" />}
        title={t('agentNotice.noSent')}
        text={t('agentNotice.noSentText')}
        action={
          <Button tone="secondary" onClick={onWrite}>
            {t('agentNotice.tabs.new')}
          </Button>
        }
      />
    )
  }
  const aboutOf = ({ target, userName, recipientCount, readCount, sentAt }: SentLetter) =>
    [
      target === 'member' ? t('agentNotice.to.named', { name: userName }) : t(`agentNotice.to.${target}`, { count: recipientCount }),
      t('agentNotice.readBy', { count: readCount, of: recipientCount }),
      moment(sentAt),
    ].join(' · ')
  return (
    <>
      <Card flush>
        <ul>
          {letters.map((letter) => (
            <li key={letter.id}>
              <ListItem icon={<MailIcon />} title={letter.title} text={aboutOf(letter)} onClick={() => onOpen(letter)} />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd
        count={letters.length}
        paging={paging}
        onMore={onMore}
        texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }}
      />
    </>
  )
}
