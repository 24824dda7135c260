import { useTranslations } from 'use-intl'
import type { RegistrationState } from '@platform/sdk/account'
import { ButtonLink, Notice } from '@platform/ui'
import { KycPictures, type KycPicturesProps } from '../../blocks/form/KycPictures/KycPictures.tsx'
import { form as formStyle } from './StepPage.css.ts'

export interface IdentityStepViewProps {
  state: RegistrationState
  /** From which age people may play. */
  age: number
  pictures: KycPicturesProps
  serviceHref: string
  /** Where an open account goes. */
  leaveHref: string
  /** Where a date of birth is corrected; absent while an identity is checked. */
  birthHref?: string
}

/** The pictures and their result; support is the last way. */
export function IdentityStepView({ state, age, pictures, serviceHref, leaveHref, birthHref }: IdentityStepViewProps) {
  const t = useTranslations('signUp.identity')
  const errors = useTranslations('errors')
  const { kyc } = pictures
  const isOver = state === 'refused' || state === 'impeded' || (kyc.status === 'refused' && kyc.attemptsLeft === 0)
  return (
    <div className={formStyle}>
      {state === 'underage' && <Notice tone="warning">{errors('underage', { age })}</Notice>}
      {state === 'underage' && birthHref && !isOver && (
        <ButtonLink block tone="secondary" href={birthHref}>
          {t('correct')}
        </ButtonLink>
      )}
      {state === 'impeded' || (state === 'registered' && kyc.status === 'accepted') ? (
        <Notice role="status">{t('checks')}</Notice>
      ) : (
        <KycPictures {...pictures} />
      )}
      {state === 'active' ? (
        <ButtonLink block size="lg" href={leaveHref}>
          {t('open')}
        </ButtonLink>
      ) : (
        <ButtonLink block size={isOver ? 'lg' : 'md'} tone={isOver ? 'primary' : 'ghost'} href={serviceHref}>
          {t(isOver ? 'desk' : 'help')}
        </ButtonLink>
      )}
    </div>
  )
}
