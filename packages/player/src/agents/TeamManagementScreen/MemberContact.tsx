import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { downlineQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { MemberContactView } from './MemberContactView.tsx'

/** A member's contact details, masked; nothing while they load. */
export function MemberContact({ memberId }: { memberId: string }) {
  const t = useTranslations('agents.team')
  const { data } = useQuery(downlineQuery(useClient(), memberId))
  if (!data) return null
  const { mobileNum, email } = data
  const rows = [
    { label: t('mobile'), value: mobileNum },
    { label: t('email'), value: email },
  ]
  return <MemberContactView rows={rows.filter(({ value }) => value !== '')} />
}
