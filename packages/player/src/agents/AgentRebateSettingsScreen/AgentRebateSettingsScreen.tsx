import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Segmented } from '@platform/ui'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMember } from '../../session/useMember.ts'
import { HistoryPart } from './HistoryPart.tsx'
import { MembersPart } from './MembersPart.tsx'
import { RatesEditor } from './RatesEditor.tsx'
import * as css from './RebateSettings.css.ts'

/** `/m/member/agent/agentRebeat`: the agent's own rates, those of direct members, and the history of changes. Spec 2.1, 7.5. */
export function AgentRebateSettingsScreen() {
  const t = useTranslations('agentRebates.agentRebateSettings')
  const [query, setQuery] = useSearchParams()
  const { userName } = useMember()
  const member = query.get('member')
  const part = query.get('tab') === 'history' ? 'history' : 'members'
  useViewTitle(member || part === 'members' ? undefined : t(`parts.${part}`))
  if (member) return <RatesEditor key={`${userName} ${member}`} memberId={member} />
  return (
    <div className={css.page}>
      <Segmented
        label={t('part')}
        value={part}
        onChange={(next) => setQuery(next === 'history' ? { tab: next } : {}, { replace: true })}
        options={(['members', 'history'] as const).map((value) => ({ value, label: t(`parts.${value}`) }))}
      />
      {part === 'history' ? <HistoryPart key={userName} /> : <MembersPart key={userName} />}
    </div>
  )
}
