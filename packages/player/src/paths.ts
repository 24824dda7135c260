/** Every route of section 2.1 and of its additional list. The first path is the one we link to; the others render the same screen. */
export const routePaths = {
  home: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
  login: ['/m/login'],
  register: ['/m/register', '/register.html', '/m/register.html'],
  forget: ['/m/forget'],
  changePassword: ['/m/changePsw'],
  notice: ['/m/notice'],
  mine: ['/m/mine', '/m/member/home'],
  benefits: ['/m/member/benefits'],
  settings: ['/m/set'],
  agent: ['/m/agent'],
  moreLottery: ['/m/moreLottery'],
  startLottery: ['/m/startLottery'],
  lottery: ['/m/lottery'],
  service: ['/m/service'],
  activity: ['/m/activity'],
  activityDetail: ['/m/activityDetail'],
  activityInfo: ['/m/activityInfo'],
  gameLobby: ['/m/gameLobby'],
  gameCenter: ['/m/gameCenter'],
  slotsCenter: ['/m/slotsCenter'],
  gameList: ['/m/gameList'],
  launchGame: ['/m/launchGame'],
  userAgreement: ['/m/useragreement'],
  help: ['/m/help'],
  helpDetail: ['/m/helpDetail'],
  trial: ['/m/trail'],
  maintenance: ['/m/maintenance'],
  messages: ['/m/message', '/m/webEmail'],
  rewardCenter: ['/m/rewardCenter'],
  deposit: ['/m/voucherCenter'],
  withdraw: ['/m/withdraw'],
  inviteFriends: ['/m/inviteFriends'],
  securityCenter: ['/m/securityCenter'],
  depositRecord: ['/m/vouReport'],
  withdrawRecord: ['/m/withdrawReport'],
  accountRecord: ['/m/transaction/record'],
  gameRecord: ['/m/gameRecord'],
  lotteryRecord: ['/m/lotteryRecord'],
  profitLoss: ['/m/profitandloss'],
  superiorTransfer: ['/m/upLine/transfer'],
  manualRebate: ['/m/member/manualRebate'],
  leaderBoard: ['/m/leaderBoard'],
  rebateReport: ['/m/member/rebateReport'],
  feedback: ['/m/feedback'],
  salaryContract: ['/m/member/agent/getSalaryContract'],
  dividendContract: ['/m/member/agent/getDevidendContract'],
  hourlyContract: ['/m/member/agent/getHourContract'],
  teamOverview: ['/m/agent/team/overview'],
  teamManagement: ['/m/member/team'],
  redRain: ['/m/redRain'],
  teamProfitLoss: ['/m/agent/team/pnl'],
  teamBetting: ['/m/teamBetting'],
  agentRebateSettings: ['/m/member/agent/agentRebeat'],
  agentRebateIncome: ['/m/member/teamRebate'],
  agentRegister: ['/m/agentRegister'],
  dividend: ['/m/member/agent/agentDivident'],
  agentNotice: ['/m/member/notice'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type RouteName = keyof typeof routePaths

/** What `/m/launchGame` needs: a vendor's game, or a page of the traditional lottery. */
export type LaunchTarget = { nodeId: string; vassalage: string; gameType: string; gameId?: string; gameName?: string } | LotteryLaunch

/** Opens a lottery's betting page, or without a code its lobby. */
export interface LotteryLaunch {
  playType: 'trad' | 'ent'
  prize_mode: string
  code?: string
  pageBack?: 'home'
}

/** Query fields by route; a route that is not listed takes none. */
export interface RouteQuery {
  login: { back?: string }
  register: { back?: string; r?: string }
  gameLobby: { gameType?: string }
  gameCenter: { type?: string }
  gameList: { gameType: string; vassalage?: string; category?: string }
  activityDetail: { id: string | number }
  activity: { id?: string | number }
  launchGame: LaunchTarget
  lottery: { mode?: string; tab?: string }
  startLottery: LotteryLaunch
  lotteryRecord: { order?: string }
  help: { i?: number }
  helpDetail: { i?: number }
  accountRecord: { types?: 'A' }
  agentNotice: { types: 'A' }
}

type QueryOf<Name extends RouteName> = Name extends keyof RouteQuery ? RouteQuery[Name] : never
type PathArgs<Name extends RouteName> = Name extends keyof RouteQuery
  ? {} extends QueryOf<Name>
    ? [query?: QueryOf<Name>]
    : [query: QueryOf<Name>]
  : []

/** The address of a screen: `pathTo('gameList', { gameType: 'RNG' })`. Empty query fields are left out. */
export function pathTo<Name extends RouteName>(name: Name, ...[query]: PathArgs<Name>): string {
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${routePaths[name][0]}?${search}` : routePaths[name][0]
}

const nameOf = new Map<string, RouteName>(
  Object.entries(routePaths).flatMap(([name, paths]) => paths.map((path) => [path.toLowerCase(), name as RouteName])),
)

/** Which screen an address belongs to; `undefined` for an address outside section 2.1. */
export function routeOf(pathname: string): RouteName | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return nameOf.get(trimmed.toLowerCase())
}
