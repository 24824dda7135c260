import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { ButtonLink, Empty } from '@platform/ui'

/** An address that names a member who is not in the agent's team: nobody outside exists (section 8). */
export const isUnknownMember = (error: unknown): boolean => error instanceof PlatformError && error.code === 'notFound'

/** What such an address shows, and the way to the agent's own team. */
export function UnknownMember({ href }: { href: string }) {
  const errors = useTranslations('errors')
  const t = useTranslations('agents.team')
  return <Empty title={errors('userDisabled')} action={<ButtonLink href={href}>{t('myTeam')}</ButtonLink>} />
}
