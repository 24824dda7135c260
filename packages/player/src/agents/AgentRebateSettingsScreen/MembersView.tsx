import { useTranslations } from 'use-intl'
import { memberTypes } from '@platform/sdk/account'
import type { TeamMember } from '@platform/sdk/agents'
import { Button, ButtonLink, Empty, ListItem, type Loadable, Verbatim } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import * as css from './RebateSettings.css.ts'

export interface MembersViewProps {
  members: Loadable<readonly Pick<TeamMember, 'memberId' | 'userName' | 'type'>[]>
  /** Prefix of the user names shown. */
  name: string
  onSearch: (name: string) => void
  hrefOf: (member: Pick<TeamMember, 'memberId'>) => string
  registerHref: string | undefined
  /** Absent at the end of the list. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}

const players: number[] = [memberTypes.player, memberTypes.trial, memberTypes.testPlayer]

/** Direct members whose rates the agent sets. */
export function MembersView({ members, name, onSearch, hrefOf, registerHref, onMore, loadingMore }: MembersViewProps) {
  const t = useTranslations('agentRebates.agentRebateSettings')
  const hasNobody = members.state === 'ready' && members.value.length === 0 && !name
  if (hasNobody)
    return (
      <Empty
        title={t('noMembers.title')}
        text={t('noMembers.text')}
        action={registerHref && <ButtonLink href={registerHref}>{t('noMembers.action')}</ButtonLink>}
      />
    )
  return (
    <section className={css.stack}>
      <h2 className={css.heading}>{t('choose')}</h2>
      <div className={css.search}>
        <MemberSearch name={name} onSearch={onSearch} />
      </div>
      {members.state === 'loading' && <LinesSkeleton />}
      {members.state === 'error' && <LoadFailed retry={members.retry} />}
      {members.state === 'ready' && members.value.length === 0 && (
        <p className={css.muted} role="status">
          {t('nobody')}
        </p>
      )}
      {members.state === 'ready' && members.value.length > 0 && (
        <ul className={css.members}>
          {members.value.map((member) => (
            <li key={member.memberId}>
              <ListItem
                href={hrefOf(member)}
                title={<Verbatim>{member.userName}</Verbatim>}
                text={t(`kinds.${players.includes(member.type) ? 'player' : 'agent'}`)}
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
    </section>
  )
}
