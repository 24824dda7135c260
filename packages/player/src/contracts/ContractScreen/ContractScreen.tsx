import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isAgentType } from '@platform/sdk/account'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { ContractFigure } from '@platform/sdk/contracts'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { kindRoutes } from '../../routes/kindRoutes.ts'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { isOffered } from '../../session/mayVisit.ts'
import { useMember } from '../../session/useMember.ts'
import { useViewer } from '../../session/useViewer.ts'
import { pathTo } from '../../paths.ts'
import { type ContractRoute, kindOf } from '../contractRoutes.ts'
import { Downline } from '../Downline/Downline.tsx'
import { DownlineContract } from '../Downline/DownlineContract.tsx'
import { NewOffer } from '../Downline/NewOffer.tsx'
import { Editor } from '../Editor/Editor.tsx'
import { OwnContract } from '../Mine/OwnContract.tsx'
import { SettlementPayment } from '../Settlements/SettlementPayment.tsx'
import { Settlements } from '../Settlements/Settlements.tsx'
import { useContractPlace } from '../useContractPlace.ts'
import { ContractTabs, type ContractTab } from './ContractTabs.tsx'
import * as css from '../Terms/Terms.css.ts'
import type { ContractPart } from '../ContractPart.ts'
import { MissingPeriod } from '../Figures/MissingPeriod.tsx'
import { PeriodMembers } from '../Figures/PeriodMembers.tsx'
import { PeriodRows } from '../Figures/PeriodRows.tsx'

/** Contracts of one kind: the member's own, those of direct members, and their settlements. Spec 2.1, 7.5. */
export function ContractScreen({ route }: { route: ContractRoute }) {
  const kind = kindOf[route]
  const navigate = useNavigate()
  const viewer = useViewer()
  const { userName, type } = useMember()
  const place = useContractPlace(route)
  const { currencySymbol: symbol } = useSuspenseQuery(settingsQuery(useClient())).data
  const insecure = secureHref()
  const part = { kind, place, symbol }
  const { member, view, tab } = place
  const isAgent = isAgentType(type)
  if (view === 'figures') return <PeriodFigures key={userName} {...part} />
  if (view === 'pay' && isAgent) return insecure ? <InsecureView href={insecure} /> : <SettlementPayment key={userName} {...part} />
  if (view === 'offer' && isAgent) {
    if (member === undefined) return <NewOffer key={userName} {...part} />
    return <Editor key={`${userName} ${member}`} {...part} memberId={member} />
  }
  if (member !== undefined && isAgent) return <DownlineContract key={`${userName} ${member}`} {...part} memberId={member} />
  // The dividend page starts with the settlements.
  const rest: ContractTab = route === 'dividend' && isAgent ? 'settlements' : 'mine'
  const shown = isAgent ? (tab ?? rest) : 'mine'
  return (
    <div className={css.page}>
      <ContractTabs
        kind={kind}
        kinds={(Object.keys(kindRoutes) as (keyof typeof kindRoutes)[]).filter(
          (each) => each === kind || isOffered(kindRoutes[each], viewer),
        )}
        onKind={(next) => void navigate(pathTo(kindRoutes[next], { tab }), { replace: true, state: { byTab: true } })}
        tab={shown}
        onTab={(next) => (next === 'mine' ? void navigate(pathTo(kindRoutes[kind]), { replace: true }) : place.go({ tab: next }))}
        isAgent={isAgent}
      />
      {shown === 'mine' && <OwnContract key={userName} {...part} />}
      {shown === 'downline' && <Downline key={userName} {...part} />}
      {shown === 'settlements' && <Settlements key={userName} {...part} />}
    </div>
  )
}

/** The sources of a period's sum: its figures member by member, or the rows behind one of them. */
function PeriodFigures({ kind, place, symbol }: ContractPart) {
  const { cycle, from, member, rows, of } = place
  if (cycle === undefined || from === undefined) return <MissingPeriod backHref={place.at({})} />
  const period = { kind, cycle, from, ...(member !== undefined && { memberId: member }) }
  const figure = ContractFigure.options.find((one) => one === rows)
  if (figure) return <PeriodRows period={period} figure={figure} ofMember={of} place={place} symbol={symbol} />
  return <PeriodMembers period={period} place={place} symbol={symbol} />
}
