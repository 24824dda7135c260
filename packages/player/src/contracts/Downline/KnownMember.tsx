import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { downlineQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'

interface KnownMemberProps {
  memberId: string
  /** Where the agent goes on whose address names nobody. */
  backHref: string
  children: (userName: string) => ReactNode
}

const isUnknown = (error: unknown) => error instanceof PlatformError && error.code === 'notFound'

/** Whom an address names: contracts are with members right below alone, and nobody else exists (section 8). */
export function KnownMember({ memberId, backHref, children }: KnownMemberProps) {
  const errors = useTranslations('errors')
  const t = useTranslations('contracts.downline')
  const { data, error } = useQuery({
    ...downlineQuery(useClient(), memberId),
    // Later failures leave what is known: only the first one is the page's.
    throwOnError: (reason, query) => query.state.data === undefined && !isUnknown(reason),
  })
  if (isUnknown(error) || (data && data.path.length !== 2))
    return (
      <Empty
        title={errors(isUnknown(error) ? 'userDisabled' : 'contractMember')}
        action={<ButtonLink href={backHref}>{t('back')}</ButtonLink>}
      />
    )
  return data ? children(data.userName) : <LinesSkeleton />
}
