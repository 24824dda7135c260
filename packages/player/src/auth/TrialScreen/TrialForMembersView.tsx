import { useTranslations } from 'use-intl'
import { ButtonLink } from '@platform/ui'
import { TrialFrame } from './TrialFrame.tsx'

export interface TrialForMembersViewProps {
  minimumAge: number
  loginHref: string | undefined
  registerHref: string | undefined
}

/** What a trial is, for a guest of a market that has it for verified members alone, and the way in. */
export function TrialForMembersView({ minimumAge, loginHref, registerHref }: TrialForMembersViewProps) {
  const t = useTranslations('auth')
  return (
    <TrialFrame text={t('trialForMembers', { age: minimumAge })} minimumAge={minimumAge}>
      {loginHref && (
        <ButtonLink size="lg" block href={loginHref}>
          {t('submit')}
        </ButtonLink>
      )}
      {registerHref && (
        <ButtonLink size="lg" block tone="secondary" href={registerHref}>
          {t('createAccount')}
        </ButtonLink>
      )}
    </TrialFrame>
  )
}
