import { useTranslations } from 'use-intl'
import { BackBar, ButtonLink, Card, NoticeTicker, TabBar } from '@platform/ui'
import { EntryGrid, type GridEntry } from '../../blocks/page/EntryGrid/EntryGrid.tsx'
import { WalletBalance } from '../../blocks/money/WalletBalance/WalletBalance.tsx'
import { shownName } from '../../session/shownName.ts'
import type { Wallet } from '../../session/useWallet.ts'
import type { AgentTab } from '../agentTabs.tsx'
import type { Greeting } from '../greetingOf.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { TodayFigures, type TodayFiguresProps } from './TodayFigures.tsx'
import * as css from './AgentView.css.ts'

export interface AgentViewProps {
  onBack: () => void
  greeting: Greeting
  wallet: Wallet
  /** Absent where this agent has no access. */
  depositHref: string | undefined
  withdrawHref: string | undefined
  /** Announcements for agents (7.2). */
  news: readonly { id: string; title: string }[]
  /** Opens them all; absent where this agent has no access. */
  onNews: (() => void) | undefined
  today: TodayFiguresProps
  entries: readonly GridEntry[]
  tabs: readonly AgentTab[]
}

/** The agent's home (2.19). It renders its own header and footer. */
export function AgentView({ onBack, greeting, wallet, depositHref, withdrawHref, news, onNews, today, entries, tabs }: AgentViewProps) {
  const t = useTranslations('agents')
  const titles = useTranslations('titles')
  return (
    <>
      <BackBar title={titles('agent')} onBack={onBack} />
      <div className={css.page}>
        <Card tone="soft" className={css.hero}>
          <p className={css.hello}>{verbatim(t)(`greeting.${greeting}`, { name: shownName(wallet.name) })}</p>
          <WalletBalance wallet={wallet} />
          {(depositHref ?? withdrawHref) !== undefined && (
            <div className={css.money}>
              {withdrawHref !== undefined && (
                <ButtonLink href={withdrawHref} tone="secondary" block>
                  {titles('withdraw')}
                </ButtonLink>
              )}
              {depositHref !== undefined && (
                <ButtonLink href={depositHref} block>
                  {titles('deposit')}
                </ButtonLink>
              )}
            </div>
          )}
        </Card>
        {onNews && news.length > 0 && <NoticeTicker items={[...news]} onOpen={onNews} emptyText="" />}
        <TodayFigures {...today} />
        <Card>
          <EntryGrid label={t('menu')} entries={entries} />
        </Card>
      </div>
      <TabBar aria-label={t('footer')} items={tabs.map(({ name: tab, ...item }) => ({ ...item, label: t(`tabs.${tab}`) }))} />
    </>
  )
}
