import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackBar, Badge, BellIcon, Card, ListItem, SettingsIcon, useRenderLink, VisuallyHidden } from '@platform/ui'
import { EntryGrid } from '../../blocks/page/EntryGrid/EntryGrid.tsx'
import { routes } from '../../routes.ts'
import type { MemberEntry, MemberGroup, QuickEntry } from '../memberItems.ts'
import { InfoBlock, type InfoBlockProps } from './InfoBlock.tsx'
import { MineTiles, type MineTilesProps } from './MineTiles.tsx'
import * as css from './MineView.css.ts'

export interface MineViewProps {
  onBack: () => void
  /** Absent where the screen does not exist; opens the login layer for guests. */
  settingsHref: string | undefined
  /** Only where the message screen exists. */
  hasMessages: boolean
  unreadCount: number
  /** Count of claimable rewards. */
  rewardCount: number
  info: InfoBlockProps
  tiles: MineTilesProps
  /** The new member centre has a grid for the quick menu, the base one has rows (section 4). */
  template: 'new' | 'base'
  quick: readonly QuickEntry[]
  groups: readonly MemberGroup[]
}

/** The member centre (2.14): the member, the most used screens, and everything else in groups. It has its own header. */
export function MineView(props: MineViewProps) {
  const { onBack, settingsHref, hasMessages, unreadCount, rewardCount, info, tiles, template, quick, groups } = props
  const t = useTranslations('member')
  const titles = useTranslations('titles')
  // A single tile is shown in the list instead.
  const hasGrid = template === 'new' && quick.length > 1
  const badges: Partial<Record<MemberEntry['name'], ReactNode>> = {
    messages: unreadCount > 0 && <Badge tone="danger">{unreadCount > 99 ? '99+' : unreadCount}</Badge>,
    rewardCenter: rewardCount > 0 && <Badge tone="accent">{t('rewards', { count: rewardCount })}</Badge>,
  }
  const badgeOf = (entry: MemberEntry) =>
    'hasProposal' in entry ? entry.hasProposal && <Badge tone="accent">{t('proposal')}</Badge> : badges[entry.name]
  const rowsOf = (heading: string, entries: readonly MemberEntry[]) => (
    <section key={heading} aria-label={heading} className={css.group}>
      <h2 className={css.groupTitle}>{heading}</h2>
      <Card flush>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <ListItem href={entry.href} icon={entry.icon} title={titles(entry.name)} end={badgeOf(entry)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
  return (
    <>
      <BackBar
        title={titles('mine')}
        onBack={onBack}
        end={
          <>
            {hasMessages && <Bell unread={unreadCount > 0} />}
            {settingsHref && <SettingsLink href={settingsHref} />}
          </>
        }
      />
      <div className={css.page}>
        <InfoBlock {...info} />
        <MineTiles {...tiles} />
        {hasGrid && (
          <Card>
            <EntryGrid label={t('quick')} entries={quick} />
          </Card>
        )}
        {!hasGrid && quick.length > 0 && rowsOf(t('quick'), quick)}
        {groups.map(({ name, items }) => rowsOf(t(`groups.${name}`), items))}
      </div>
    </>
  )
}

function Bell({ unread }: { unread: boolean }) {
  const t = useTranslations('member')
  const titles = useTranslations('titles')
  return useRenderLink()({
    href: routes.messages.paths[1],
    className: css.bell,
    title: titles('messages'),
    children: (
      <>
        <BellIcon />
        <VisuallyHidden>{unread ? t('messagesUnread') : titles('messages')}</VisuallyHidden>
        {unread && <span className={css.dot} />}
      </>
    ),
  })
}

function SettingsLink({ href }: { href: string }) {
  const t = useTranslations('titles')
  return useRenderLink()({
    href,
    className: css.bell,
    title: t('settings'),
    children: (
      <>
        <SettingsIcon />
        <VisuallyHidden>{t('settings')}</VisuallyHidden>
      </>
    ),
  })
}
