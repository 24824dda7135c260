import { useTranslations } from 'use-intl'
import { ButtonLink, Empty } from '@platform/ui'

/** Shown for a member outside the agent's team: to the agent that member does not exist (section 8). Links to the team. */
export function UnknownMember({ href }: { href: string }) {
  const errors = useTranslations('errors')
  const t = useTranslations('agents.team')
  return <Empty title={errors('userDisabled')} action={<ButtonLink href={href}>{t('myTeam')}</ButtonLink>} />
}
