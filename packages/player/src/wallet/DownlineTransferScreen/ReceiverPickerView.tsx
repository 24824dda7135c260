import { useTranslations } from 'use-intl'
import { Button, Checkbox, Empty, SearchField } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import type { Loadable } from '../../blocks/Loadable.ts'
import type { Receiver } from './Receiver.ts'
import * as css from './DownlineTransfer.css.ts'

export interface ReceiverPickerViewProps {
  members: Loadable<readonly Receiver[]>
  /** Beginning of the names that are shown. */
  name: string
  onSearch: (name: string) => void
  chosen: readonly Receiver[]
  /** How many there may be, once as many are chosen. */
  full: number | undefined
  onToggle: (member: Receiver) => void
  /** Absent at the end of the list. */
  onMore: (() => void) | undefined
  loadingMore: boolean
  onClose: () => void
}

/** Direct members to choose from: a name to look for, a list to tick. */
export function ReceiverPickerView(props: ReceiverPickerViewProps) {
  const { members, name, onSearch, chosen, full, onClose } = props
  const t = useTranslations('wallet.downline')
  return (
    <div className={css.stack}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('name')
          if (typeof text === 'string') onSearch(text.trim())
        }}
      >
        <SearchField
          name="name"
          label={t('search')}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={40}
          onInput={(event) => event.currentTarget.value === '' && name !== '' && onSearch('')}
        />
      </form>
      {members.state === 'loading' && <LinesSkeleton />}
      {members.state === 'error' && <LoadFailed retry={members.retry} />}
      {members.state === 'ready' && <Choices {...props} members={members.value} />}
      {full !== undefined && (
        <p className={css.muted} role="status">
          {t('full', { most: full })}
        </p>
      )}
      {chosen.length > 0 && (
        <Button tone="secondary" block onClick={onClose}>
          {t('done')}
        </Button>
      )}
    </div>
  )
}

function Choices({
  members,
  name,
  chosen,
  full,
  onToggle,
  onMore,
  loadingMore,
}: Omit<ReceiverPickerViewProps, 'members'> & { members: readonly Receiver[] }) {
  const t = useTranslations('wallet.downline')
  const isChosen = (memberId: string) => chosen.some((receiver) => receiver.memberId === memberId)
  // Where nobody of a page may get money the next page may have somebody.
  if (members.length === 0 && !onMore) return <Empty title={t(name ? 'nobody' : 'noTeam')} text={t(name ? 'nobodyText' : 'noTeamText')} />
  return (
    <>
      {members.length > 0 && (
        <ul className={css.choices} aria-label={t('list')}>
          {members.map(({ memberId, userName }) => (
            <li key={memberId} className={css.row}>
              <Checkbox
                className={css.choice}
                label={userName}
                checked={isChosen(memberId)}
                disabled={full !== undefined && !isChosen(memberId)}
                onChange={() => onToggle({ memberId, userName })}
              />
            </li>
          ))}
        </ul>
      )}
      {onMore && (
        <Button tone="ghost" block onClick={onMore} loading={loadingMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
