import { useTranslations } from 'use-intl'
import { ButtonLink, Empty } from '@platform/ui'

/** Shown where an address names a member outside the agent's team, who does not exist for the agent (section 8); links to the team. */
export function UnknownMember({ href }: { href: string }) {
  const errors = useTranslations('errors')
  const t = useTranslations('agents.team')
  return <Empty title={errors('userDisabled')} action={<ButtonLink href={href}>{t('myTeam')}</ButtonLink>} />
}
