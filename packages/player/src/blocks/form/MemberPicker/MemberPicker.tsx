import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import { Button, Empty, SearchField, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../page/LinesSkeleton.tsx'
import { LoadFailed } from '../../page/LoadFailed.tsx'
import * as css from './MemberPicker.css.ts'

interface Named {
  memberId: string
}

export interface MemberPickerProps<Member extends Named> {
  members: Loadable<readonly Member[]>
  /** Prefix of the user names shown. */
  name: string
  onSearch: (name: string) => void
  /** Renders a row of the list. */
  renderMember: (member: Member) => ReactNode
  /** Absent at the end of the list. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}

/** Selects a direct member: search by name, and a list. */
export function MemberPicker<Member extends Named>(props: MemberPickerProps<Member>) {
  const { members, name, onSearch } = props
  const t = useTranslations('wallet.teamTransfer')
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('name')
          if (typeof text === 'string') onSearch(cleanCode(text))
        }}
      >
        <SearchField
          name="name"
          label={t('search')}
          autoCapitalize="none"
          autoComplete="off"
          limit={40}
          onInput={(event) => event.currentTarget.value === '' && name !== '' && onSearch('')}
        />
      </form>
      {members.state === 'loading' && <LinesSkeleton />}
      {members.state === 'error' && <LoadFailed retry={members.retry} />}
      {members.state === 'ready' && <MemberChoices {...props} members={members.value} />}
    </>
  )
}

function MemberChoices<Member extends Named>({
  members,
  name,
  renderMember,
  onMore,
  loadingMore,
}: Omit<MemberPickerProps<Member>, 'members'> & { members: readonly Member[] }) {
  const t = useTranslations('wallet.teamTransfer')
  // If no member of a page is selectable, the next page may have one.
  if (members.length === 0 && !onMore) return <Empty title={t(name ? 'nobody' : 'noTeam')} text={t(name ? 'nobodyText' : 'noTeamText')} />
  return (
    <>
      {members.length > 0 && (
        <ul className={css.choices} aria-label={t('list')}>
          {members.map((member) => (
            <li key={member.memberId} className={css.row}>
              {renderMember(member)}
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
