import type { Scenario } from '@platform/sandbox/scenario'

const dividend = '/m/member/agent/getDevidendContract'
const bruno = { userName: 'brunoagente' }
const moment = (name: string, about: string, path: string, member: Scenario['member'], more: Partial<Scenario> = {}): Scenario => ({
  name,
  about,
  path,
  member,
  setup: [],
  ...more,
})

/** Individual scenarios of contracts; the agents are those of the seed. */
export const contractMoments: readonly Scenario[] = [
  moment('dividendContract/in-force', 'A contract in force, with its periods and their negative balances', dividend, bruno),
  moment('dividendContract/downline', 'Contracts with the downline', `${dividend}?tab=downline`, bruno),
  moment('dividendContract/offer', 'Members to offer a contract to', `${dividend}?tab=downline&view=offer`, bruno),
  moment(
    'dividendContract/text-200',
    'The agent reads a proposal at 200 %',
    dividend,
    { userName: 'inesrede' },
    { browser: { textScale: 2 } },
  ),
  moment('salaryContract/lower', 'A salary that pays the lower of its tiers and the house standard', '/m/member/agent/getSalaryContract', { userName: 'inesrede' }), // prettier-ignore
  moment('dividend/pay', 'Settlements are paid', '/m/member/agent/agentDivident?tab=settlements&view=pay', bruno),
  moment('home/contract-prompt', 'A contract waits for an answer: the prompt comes after the page', '/m/home', { userName: 'inesrede' }, { needs: 'dividendContract' }), // prettier-ignore
]
