import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { downlineQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { useQueryOrMissing } from '../../blocks/page/useQueryOrMissing.ts'

interface KnownMemberProps {
  memberId: string
  /** Where the agent returns to from an address without a valid member. */
  backHref: string
  children: (userName: string) => ReactNode
}

/** The member in the address: contracts exist only with direct members; others do not exist for the agent (section 8). */
export function KnownMember({ memberId, backHref, children }: KnownMemberProps) {
  const errors = useTranslations('errors')
  const t = useTranslations('contracts.downline')
  const { data, missing } = useQueryOrMissing(downlineQuery(useClient(), memberId))
  if (missing || (data && data.path.length !== 2))
    return (
      <Empty title={errors(missing ? 'userDisabled' : 'contractMember')} action={<ButtonLink href={backHref}>{t('back')}</ButtonLink>} />
    )
  return data ? children(data.userName) : <LinesSkeleton />
}
