import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Segmented } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMember } from '../../session/useMember.ts'
import * as css from './AgentRegister.css.ts'
import { LinksPart } from './LinksPart.tsx'
import { ManualPart } from './ManualPart.tsx'

const tabs = ['manual', 'link'] as const

/** `/m/agentRegister`: creates accounts of direct members, by form or by invitation link. Spec 2.1, 7.5. */
export function AgentRegisterScreen() {
  const t = useTranslations('agentRegister')
  const [query, setQuery] = useSearchParams()
  const { userName } = useMember()
  const insecure = secureHref()
  const tab = query.get('tab') === 'link' ? 'link' : 'manual'
  useViewTitle(tab === 'link' ? t('ways.link') : undefined)
  if (insecure) return <InsecureView href={insecure} />
  return (
    <div className={css.page}>
      <Segmented
        label={t('way')}
        value={tab}
        onChange={(next) => setQuery(next === 'link' ? { tab: next } : {}, { replace: true })}
        options={tabs.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
      {tab === 'link' ? <LinksPart key={userName} /> : <ManualPart key={userName} />}
    </div>
  )
}
