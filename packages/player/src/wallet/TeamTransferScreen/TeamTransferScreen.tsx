import { useSearchParams } from 'react-router'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { TransferReceipt } from '../TransferReceipt.tsx'
import { useTransferPlace } from '../useTransferPlace.ts'
import { SeveralReceipts } from './SeveralReceipts.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { downlineQuery } from '@platform/sdk/query/agents'
import { transferEnabledQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { useQueryOrMissing } from '../../blocks/page/useQueryOrMissing.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { TeamTransferForm } from './TeamTransferForm.tsx'

/** `/m/agent/team/transfer`: money to direct members; `to` names the first, `order` opens the receipt of one or several. Spec 7.5. */
export function TeamTransferScreen() {
  const { orderNo } = useTransferPlace('teamTransfer')
  const [query] = useSearchParams()
  const { userName } = useMember()
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  const orders = orderNo?.split(',') ?? []
  if (orders.length > 1) return <SeveralReceipts key={`${userName} ${orderNo}`} orders={orders} />
  if (orderNo !== undefined) return <TransferReceipt key={`${userName} ${orderNo}`} route="teamTransfer" orderNo={orderNo} />
  return <TeamTransfer key={userName} to={query.get('to') ?? undefined} />
}

/** The form, once it is known to be enabled and the member in the address is loaded. */
function TeamTransfer({ to = '' }: { to?: string }) {
  const t = useTranslations('wallet.teamTransfer.off')
  const client = useClient()
  const linkTo = useLinkTo()
  const { data: settings } = useSuspenseQuery({ ...transferEnabledQuery(client), refetchOnMount: 'always' })
  const { data: recipient, missing } = useQueryOrMissing({ ...downlineQuery(client, to), enabled: to !== '' })
  const teamHref = linkTo('teamManagement')
  if (!settings.enabled)
    return <Empty title={t('title')} text={t('text')} action={teamHref && <ButtonLink href={teamHref}>{t('back')}</ButtonLink>} />
  if (to !== '' && !recipient && !missing) return <LinesSkeleton />
  // Only direct members; any other in the address is ignored.
  const first = recipient?.path.length === 2 && !recipient.disabled ? [recipient] : []
  return <TeamTransferForm settings={settings} first={first.map(({ memberId, userName }) => ({ memberId, userName }))} />
}
