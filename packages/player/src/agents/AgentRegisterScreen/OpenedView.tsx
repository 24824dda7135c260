import { useTranslations } from 'use-intl'
import { Button, CopyText, Facts, ShareIcon } from '@platform/ui'
import { Outcome } from '../../blocks/money/OrderPage/Outcome.tsx'
import * as css from './AgentRegister.css.ts'

export interface OpenedViewProps {
  brand: string
  /** Address of the site's login page. */
  site: string
  userName: string
  password: string
  /** Whether the device supports the Web Share API. */
  canShare: boolean
  onShare: (text: string) => void
  onAnother: () => void
}

/** The credentials that the agent passes on: shown once, because the gateway cannot return the password. */
export function OpenedView({ brand, site, userName, password, canShare, onShare, onAnother }: OpenedViewProps) {
  const t = useTranslations('agentRegister')
  const copy = (text: string) => <CopyText text={text} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
  const all = t('message', { brand, site, userName, password })
  return (
    <>
      <Outcome look="good" title={t('opened')}>
        <p className={css.text}>{t('openedText')}</p>
      </Outcome>
      <Facts
        rows={[
          { label: t('site'), value: copy(site), long: true },
          { label: t('userName'), value: copy(userName) },
          { label: t('password'), value: copy(password) },
        ]}
      />
      <div className={css.ways}>
        {canShare && (
          <Button block onClick={() => onShare(all)}>
            <ShareIcon size="sm" />
            {t('share')}
          </Button>
        )}
        <Button block tone="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </>
  )
}
