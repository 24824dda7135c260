import { useInfiniteQuery, useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { sentEnvelopesQuery } from '@platform/sdk/query/rewards'
import { transferEnabledQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty, loadable } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import * as css from '../Wallet.css.ts'
import { EnvelopeForm } from './EnvelopeForm.tsx'
import { SentEnvelopes } from './SentEnvelopes.tsx'

/** `/m/agent/team/envelope`: red envelopes of an agent to the direct members, and the status of the last ones. Spec 2.19. */
export function TeamEnvelopeScreen() {
  const { userName } = useMember()
  const insecure = secureHref()
  return insecure ? <InsecureView href={insecure} /> : <Envelopes key={userName} />
}

function Envelopes() {
  const t = useTranslations('wallet.teamEnvelope')
  const client = useClient()
  const linkTo = useLinkTo()
  const [{ data: settings }, { data: site }] = useSuspenseQueries({
    queries: [{ ...transferEnabledQuery(client), refetchOnMount: 'always' as const }, settingsQuery(client)],
  })
  // Resets the complete form after an envelope was sent, including password and errors.
  const [round, setRound] = useState(0)
  const sent = useInfiniteQuery(sentEnvelopesQuery(client))
  const teamHref = linkTo('teamManagement')
  if (!settings.enabled)
    return (
      <Empty title={t('off.title')} text={t('off.text')} action={teamHref && <ButtonLink href={teamHref}>{t('off.back')}</ButtonLink>} />
    )
  const pages = loadable(sent, ({ pages: all }) => all)
  if (pages.state === 'loading') return <LinesSkeleton />
  if (pages.state === 'error') return <LoadFailed retry={pages.retry} />
  const symbol = site.currencySymbol
  const rules = pages.value[0]!
  const openHref = linkTo('agentRegister')
  return (
    <div className={css.page}>
      {rules.members > 0 ? (
        <EnvelopeForm key={round} settings={settings} rules={rules} symbol={symbol} onSent={() => setRound(round + 1)} />
      ) : (
        <Empty
          title={t('noTeam')}
          text={t('noTeamText')}
          action={openHref && <ButtonLink href={openHref}>{t('noTeamAction')}</ButtonLink>}
        />
      )}
      <SentEnvelopes
        envelopes={pages.value.flatMap(({ content }) => content)}
        symbol={symbol}
        more={sent.hasNextPage ? { busy: sent.isFetchingNextPage, onMore: () => void sent.fetchNextPage() } : undefined}
      />
    </div>
  )
}
