import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProtectionState } from '@platform/sdk/protection'
import {
  ButtonLink,
  Card,
  CheckCircleIcon,
  ClockIcon,
  HistoryIcon,
  ListItem,
  type Loadable,
  LockIcon,
  LogoutIcon,
  Notice,
  PhoneIcon,
  SettingsIcon,
  TeamIcon,
} from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { CentralExclusionLink } from '../CentralExclusionLink.tsx'
import * as css from '../Responsible.css.ts'
import type { CentralExclusion } from '../useCentralExclusion.ts'
import { useLengthText } from '../useLengthText.ts'
import { pathOfView } from '../views.ts'

export interface ResponsibleViewProps {
  viewer: 'guest' | 'trial' | 'member'
  /** What the account is open for; with why it is restricted, and the ways out. */
  account: Loadable<{ state: ProtectionState; notice: ReactNode }>
  /** Undefined while pending, and for guests. */
  limitCount: number | undefined
  /** Lengths of a break, in ISO 8601. */
  breaks: readonly string[]
  hasCheck: boolean
  hasExclusion: boolean
  central: CentralExclusion | undefined
  /** Absent where the viewer cannot close the account. */
  closeHref: string | undefined
  loginHref: string
}

/** Everything that protects a player: breaks with one tap, limits, exclusion, test and help, which needs no answer of the gateway. */
export function ResponsibleView({ account, loginHref, ...tools }: ResponsibleViewProps) {
  const t = useTranslations('responsible')
  const { viewer, central } = tools
  return (
    <div className={css.page}>
      {account.state === 'ready' && account.value.notice}
      {!(account.state === 'ready' && account.value.state !== 'open') && <p className={css.muted}>{t('intro')}</p>}
      {viewer !== 'member' && (
        <Notice>
          <div className={css.stack}>
            <p>{t(viewer)}</p>
            {viewer === 'guest' && (
              <ButtonLink size="sm" href={loginHref}>
                {t('login')}
              </ButtonLink>
            )}
          </div>
        </Notice>
      )}
      {account.state === 'loading' && <LinesSkeleton count={4} />}
      {account.state === 'error' && <LoadFailed retry={account.retry} />}
      {account.state === 'ready' && viewer !== 'trial' && <Tools {...tools} accountState={account.value.state} />}
      <HelpRows central={central} />
    </div>
  )
}

type ToolsProps = Omit<ResponsibleViewProps, 'account' | 'loginHref'> & { accountState: ProtectionState }

function Tools({ breaks, viewer, ...controls }: ToolsProps) {
  const t = useTranslations('responsible')
  const lengthText = useLengthText()
  return (
    <>
      {controls.accountState === 'open' && breaks.length > 0 && (
        <Section name="pause">
          <Card className={css.stack}>
            <p className={css.small}>{t('pauseText')}</p>
            <div className={css.lengths}>
              {breaks.map((duration) => (
                <ButtonLink key={duration} className={css.short} tone="secondary" href={pathOfView('pause', { for: duration })}>
                  {lengthText(duration)}
                </ButtonLink>
              ))}
            </div>
          </Card>
        </Section>
      )}
      <Controls {...controls} isMember={viewer === 'member'} />
    </>
  )
}

function Section({ name, children }: { name: 'pause' | 'controls' | 'help'; children: ReactNode }) {
  const t = useTranslations('responsible.groups')
  return (
    <section className={css.section} aria-labelledby={`responsible-${name}`}>
      <h2 id={`responsible-${name}`} className={css.heading}>
        {t(name)}
      </h2>
      {children}
    </section>
  )
}

type ControlsProps = Pick<ToolsProps, 'accountState' | 'limitCount' | 'hasCheck' | 'hasExclusion' | 'closeHref'> & { isMember: boolean }

function Controls({ accountState, limitCount, hasCheck, hasExclusion, closeHref, isMember }: ControlsProps) {
  const t = useTranslations('responsible')
  const mayLimit = accountState === 'open' || accountState === 'paused'
  return (
    <Section name="controls">
      <Card flush>
        <ul>
          {mayLimit && (
            <li>
              <ListItem
                href={pathOfView('limits')}
                icon={<SettingsIcon />}
                title={t('rows.limits')}
                text={limitCount ? t('limitsSet', { count: limitCount }) : t('hints.limits')}
              />
            </li>
          )}
          {accountState === 'open' && hasCheck && (
            <li>
              <ListItem href={pathOfView('check')} icon={<ClockIcon />} title={t('rows.check')} text={t('hints.check')} />
            </li>
          )}
          {mayLimit && hasExclusion && (
            <li>
              <ListItem href={pathOfView('exclude')} icon={<LockIcon />} title={t('rows.exclude')} text={t('hints.exclude')} />
            </li>
          )}
          {accountState !== 'closing' && accountState !== 'closed' && closeHref && (
            <li>
              <ListItem href={closeHref} icon={<LogoutIcon />} title={t('rows.close')} text={t('hints.close')} />
            </li>
          )}
          {isMember && (
            <li>
              <ListItem href={pathOfView('changes')} icon={<HistoryIcon />} title={t('rows.changes')} text={t('hints.changes')} />
            </li>
          )}
        </ul>
      </Card>
    </Section>
  )
}

const helpIcons = { test: <CheckCircleIcon />, help: <PhoneIcon />, family: <TeamIcon /> } as const

function HelpRows({ central }: Pick<ResponsibleViewProps, 'central'>) {
  const t = useTranslations('responsible')
  return (
    <Section name="help">
      <Card flush>
        <ul>
          {(['test', 'help', 'family'] as const).map((row) => (
            <li key={row}>
              <ListItem href={pathOfView(row)} icon={helpIcons[row]} title={t(`rows.${row}`)} text={t(`hints.${row}`)} />
            </li>
          ))}
        </ul>
      </Card>
      {central && <CentralExclusionLink {...central} />}
    </Section>
  )
}
