import { useTranslations } from 'use-intl'
import { ButtonLink, Card, DiceIcon } from '@platform/ui'
import { art, body, note, page, text, title } from './TrialView.css.ts'

export interface TrialForMembersViewProps {
  minimumAge: number
  loginHref: string | undefined
  registerHref: string | undefined
}

/** What a trial is, for a guest of a market that has it for verified members alone, and the way in. */
export function TrialForMembersView({ minimumAge, loginHref, registerHref }: TrialForMembersViewProps) {
  const t = useTranslations('auth')
  return (
    <div className={page}>
      <Card className={body}>
        <span className={art}>
          <DiceIcon size="lg" />
        </span>
        <h2 className={title}>{t('trialTitle')}</h2>
        <p className={text}>{t('trialForMembers', { age: minimumAge })}</p>
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
        <p className={note}>{t('trialNote', { age: minimumAge })}</p>
      </Card>
    </div>
  )
}
