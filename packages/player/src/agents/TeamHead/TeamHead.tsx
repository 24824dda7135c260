import { useTranslations } from 'use-intl'
import { TeamScope, type TeamPath } from '@platform/sdk/agents'
import { ChevronRightIcon, Segmented, useRenderLink, VisuallyHidden, Verbatim } from '@platform/ui'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import * as css from './TeamHead.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface TeamHeadProps {
  /** From the agent down to the holder of the team; empty while it loads. */
  path: readonly TeamPath[]
  hrefOf: (member: TeamPath) => string
  scope: TeamScope
  onScope: (scope: TeamScope) => void
}

/** The holder of the team, the path down to it, and the scope: the member alone, direct members or everyone. */
export function TeamHead({ path, hrefOf, scope, onScope }: TeamHeadProps) {
  const t = useTranslations('agents.team')
  return (
    <div className={css.head}>
      {path.length > 1 && <PathToTeam path={path} hrefOf={hrefOf} />}
      {path.length > 0 && <Heading key={path.at(-1)!.memberId} name={path.length > 1 ? path.at(-1)!.userName : ''} />}
      <Segmented
        label={t('scope')}
        value={scope}
        onChange={onScope}
        options={TeamScope.options.map((value) => ({ value, label: t(`scopes.${value}`) }))}
      />
    </div>
  )
}

function PathToTeam({ path, hrefOf }: Pick<TeamHeadProps, 'path' | 'hrefOf'>) {
  const t = useTranslations('agents.team')
  const link = useRenderLink()
  return (
    <nav aria-label={t('path')}>
      <ol className={css.path}>
        {path.map((member, index) => {
          const name = index === 0 ? t('you') : <Verbatim>{member.userName}</Verbatim>
          const isLast = index === path.length - 1
          return (
            <li key={member.memberId} className={css.step}>
              {index > 0 && <ChevronRightIcon size="sm" className={css.arrow} />}
              {isLast ? <span aria-current="true">{name}</span> : link({ href: hrefOf(member), className: css.link, children: name })}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The holder of the team; the agent's own only for screen readers. */
function Heading({ name }: { name: string }) {
  const t = useTranslations('agents.team')
  useViewTitle(name && t('teamOf', { name }), 1)
  if (name !== '') return <h2 className={css.title}>{verbatim(t)('teamOf', { name })}</h2>
  return (
    <h2 className={css.ownTitle}>
      <VisuallyHidden>{t('ownTeam')}</VisuallyHidden>
    </h2>
  )
}
