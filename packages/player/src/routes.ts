import type { AgentMenuEntry } from './merchant/AgentMenuEntry.ts'
import type { GameCategory } from './merchant/GameCategory.ts'
import type { Feature } from './merchant/Feature.ts'

/**
 * Who may see a screen (sections 5 and 6): `guest` only signed out, `member` any session, `player` not a trial account,
 * `money` neither trial nor test account, `withdraw` money and the platform's consent, `upline` money of a member who may send it to the
 * direct upline, `agent` a member with a team, `contract` a member who may have a contract.
 */
export type Access = 'guest' | 'member' | 'player' | 'money' | 'withdraw' | 'upline' | 'agent' | 'contract'

/** Everything that the app knows of a route before its code is loaded. Omitted fields have the default. */
export interface RouteFacts {
  /** Links use the first path; the others render the same screen. */
  paths: readonly [string, ...string[]]
  /** The type lists the query fields, the value is the minimum that opens the screen. */
  query?: object
  /** Default: everyone. */
  access?: Access
  /** Redirect of a guest who may not see the screen: to the login and back (default), or `home`. `prompt`: the screen prompts guests. */
  signedOut?: 'home' | 'prompt'
  /** Tab bar and menu offer it to guests too; the tap opens the login layer. */
  guestEntry?: true
  /** Registered where the merchant lists the feature, shown while the gateway's whitelabel agrees. */
  feature?: Feature
  /** While the feature is off: redirects home, with a message whom to contact. Default: the page says that it is off. */
  whenOff?: 'home'
  /** Registered where the merchant sells one of these. */
  sells?: readonly GameCategory[]
  /** Registered where the merchant's agent grid has the entry of this name, or the given one. */
  grid?: true | AgentMenuEntry
  /** `own`: the screen has its own header. */
  header?: 'none' | 'own'
  footer?: 'none'
  /** Default: one step back. */
  back?: 'home'
  /** Anyone may open it first: it is prerendered at build time. The folder of its feature, whose prerendered screens share files of code. */
  prerender?: string
  /** A game or a payment may be in progress here: a new version of the site waits. */
  noReload?: true
  /** Its screen does not exist yet: not registered, and nothing links to it. */
  planned?: true
}

/** What `/m/launchGame` needs: a vendor's game, or a page of the traditional lottery. */
export type LaunchTarget = { nodeId: string; vassalage: string; gameType: string; gameId?: string; gameName?: string } | LotteryLaunch

/** Opens a lottery's betting page, or without a code its lobby. */
export interface LotteryLaunch {
  playType: 'trad' | 'ent'
  prize_mode: string
  code?: string
  pageBack?: 'home'
}

/** What a page of contracts shows. Default: the member's own contract. */
export interface ContractPlace {
  tab?: 'downline' | 'settlements'
  /** A direct downline member: the other party of the contract, or the owner of the figures. */
  member?: string
  /** `offer`: the editor; `pay`: the payment of settlements; `figures`: the amounts that a period is summed up from. */
  view?: 'offer' | 'pay' | 'figures'
  /** The offer as it will be sent; without it the form. */
  step?: 'review'
  /** The settlement to pay; without it all open ones. */
  settlement?: string
  /** The period of figures: its length, and its start in ms. */
  cycle?: string
  from?: number
  /** The rows behind a number of the period, of all its members or of one. */
  rows?: string
  of?: string
}

const lotteries = ['LOTT', 'ELOTT'] as const

/** Every route of section 2.1 and of its additional list, once. Layout, guard, links, menus, tab bar and prerendering read it. */
export const routes = {
  home: { paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'], prerender: 'home' },
  login: {
    paths: ['/m/login'],
    query: {} as { back?: string },
    access: 'guest',
    header: 'none',
    footer: 'none',
    back: 'home',
    prerender: 'auth',
  },
  register: {
    paths: ['/m/register', '/register.html', '/m/register.html'],
    query: {} as { back?: string; r?: string; code?: string },
    header: 'none',
    footer: 'none',
    back: 'home',
    prerender: 'auth',
  },
  forget: { paths: ['/m/forget'], footer: 'none', back: 'home', prerender: 'auth' },
  changePassword: { paths: ['/m/changePsw'], access: 'player', signedOut: 'home', footer: 'none' },
  notice: { paths: ['/m/notice'], footer: 'none', back: 'home' },
  mine: { paths: ['/m/mine', '/m/member/home'], query: {} as { view?: 'wallets' }, access: 'player', signedOut: 'prompt', header: 'none' },
  benefits: { paths: ['/m/member/benefits'], query: {} as { view?: 'history' }, access: 'member', feature: 'VIPBENEFIT3' },
  settings: { paths: ['/m/set'], access: 'member', signedOut: 'home' },
  agent: { paths: ['/m/agent'], access: 'agent', signedOut: 'home', header: 'none', footer: 'none' },
  moreLottery: { paths: ['/m/moreLottery'], sells: lotteries, footer: 'none' },
  startLottery: {
    paths: ['/m/startLottery'],
    query: {} as LotteryLaunch,
    access: 'member',
    sells: lotteries,
    header: 'own',
    noReload: true,
  },
  lottery: { paths: ['/m/lottery'], query: {} as { mode?: string; tab?: string }, sells: lotteries, prerender: 'lottery' },
  service: { paths: ['/m/service'], footer: 'none' },
  activity: { paths: ['/m/activity'], query: {} as { id?: string | number; category?: string }, footer: 'none', prerender: 'promotions' },
  activityDetail: { paths: ['/m/activityDetail'], query: {} as { id: string | number } },
  activityInfo: { paths: ['/m/activityInfo'] },
  gameLobby: { paths: ['/m/gameLobby'], query: {} as { gameType?: string }, prerender: 'games' },
  gameCenter: { paths: ['/m/gameCenter'], query: {} as { type?: string }, prerender: 'games' },
  slotsCenter: { paths: ['/m/slotsCenter'] },
  gameList: {
    paths: ['/m/gameList'],
    query: { gameType: 'RNG' } as { gameType: string; vassalage?: string; category?: string },
    prerender: 'games',
  },
  launchGame: {
    paths: ['/m/launchGame'],
    query: {} as LaunchTarget,
    access: 'member',
    header: 'own',
    footer: 'none',
    noReload: true,
  },
  userAgreement: { paths: ['/m/useragreement'], footer: 'none' },
  help: { paths: ['/m/help'], query: {} as { i?: number }, header: 'none', prerender: 'help' },
  helpDetail: { paths: ['/m/helpDetail'], query: {} as { i?: string | number } },
  trial: { paths: ['/m/trail'], access: 'guest', footer: 'none', back: 'home', prerender: 'auth' },
  maintenance: { paths: ['/m/maintenance'], footer: 'none' },
  messages: { paths: ['/m/message', '/m/webEmail'], access: 'member', feature: 'MAILCEN' },
  rewardCenter: {
    paths: ['/m/rewardCenter'],
    query: {} as { tab?: 'progress' | 'history'; source?: string },
    access: 'member',
    feature: 'REWCEN3',
  },
  deposit: {
    paths: ['/m/voucherCenter'],
    query: {} as { channel?: string; amount?: number; promotion?: string; order?: string; view?: 'detail' | 'proof'; back?: string },
    access: 'money',
    guestEntry: true,
    noReload: true,
  },
  withdraw: {
    paths: ['/m/withdraw'],
    query: {} as { order?: string; view?: 'turnover' | 'proof' },
    access: 'withdraw',
    noReload: true,
  },
  inviteFriends: {
    paths: ['/m/inviteFriends'],
    query: {} as { tab?: 'friends' | 'income' },
    access: 'player',
    guestEntry: true,
    feature: 'REFERRAL',
    whenOff: 'home',
  },
  securityCenter: { paths: ['/m/securityCenter'], query: {} as { view?: string }, access: 'player' },
  depositRecord: { paths: ['/m/vouReport'], query: {} as { period?: string }, access: 'member', feature: 'DEPRECM3' },
  withdrawRecord: { paths: ['/m/withdrawReport'], query: {} as { period?: string }, access: 'member', feature: 'WITHREC3' },
  accountRecord: {
    paths: ['/m/transaction/record'],
    query: {} as { view?: 'statement'; month?: string; period?: string; types?: 'A'; txCode?: string },
    access: 'member',
    feature: 'TRANSREC3',
  },
  gameRecord: { paths: ['/m/gameRecord'], query: {} as { from?: string; to?: string }, access: 'member', feature: 'TRANSBETREPMEM3' },
  lotteryRecord: {
    paths: ['/m/lotteryRecord'],
    query: {} as { order?: string },
    access: 'member',
    feature: 'TRANSBETREPMEM3',
    sells: lotteries,
  },
  profitLoss: {
    paths: ['/m/profitandloss'],
    query: {} as { period?: string; from?: string; to?: string; rows?: string; product?: string },
    access: 'member',
    feature: 'PERSREP',
  },
  superiorTransfer: {
    paths: ['/m/upLine/transfer'],
    query: {} as { order?: string },
    access: 'upline',
    feature: 'AGETRANSFERUP3',
    noReload: true,
  },
  manualRebate: { paths: ['/m/member/manualRebate'], access: 'member', feature: 'MANPLAYREB3' },
  leaderBoard: { paths: ['/m/leaderBoard'], query: {} as { tab?: string }, access: 'member', feature: 'MISSION' },
  rebateReport: { paths: ['/m/member/rebateReport'], query: {} as { period?: string }, access: 'member', feature: 'PLYRBT' },
  feedback: {
    paths: ['/m/feedback'],
    query: {} as { tab?: 'tickets'; ticket?: string; order?: string; about?: string },
    access: 'player',
    feature: 'FEEDBACK3',
  },
  salaryContract: {
    paths: ['/m/member/agent/getSalaryContract'],
    query: {} as ContractPlace,
    access: 'contract',
    feature: 'DAILYSALCONT3',
    noReload: true,
  },
  dividendContract: {
    paths: ['/m/member/agent/getDevidendContract'],
    query: {} as ContractPlace,
    access: 'contract',
    feature: 'SIGNCONDIV3',
    noReload: true,
  },
  hourlyContract: {
    paths: ['/m/member/agent/getHourContract'],
    query: {} as ContractPlace,
    access: 'contract',
    feature: 'HOURSAL3',
    noReload: true,
  },
  teamOverview: {
    paths: ['/m/agent/team/overview'],
    query: {} as { member?: string; scope?: string; period?: string; from?: string; to?: string },
    access: 'agent',
    grid: true,
  },
  teamManagement: {
    paths: ['/m/member/team'],
    query: {} as { member?: string; scope?: string; activity?: string; kind?: string; period?: string; from?: string; to?: string },
    access: 'agent',
    grid: true,
  },
  redRain: { paths: ['/m/redRain'], access: 'player', grid: true },
  teamProfitLoss: {
    paths: ['/m/agent/team/pnl'],
    query: {} as { member?: string; scope?: string; product?: string; rows?: string; period?: string; from?: string; to?: string },
    access: 'agent',
    grid: true,
  },
  teamBetting: {
    paths: ['/m/teamBetting'],
    query: {} as { member?: string; scope?: string; gameType?: string; nodeId?: string; numero?: string; dateType?: string; period?: string; from?: string; to?: string }, // prettier-ignore
    access: 'agent',
    grid: true,
  },
  teamTransfer: { paths: ['/m/agent/team/transfer'], query: {} as { to?: string; order?: string }, access: 'agent', noReload: true },
  teamEnvelope: { paths: ['/m/agent/team/envelope'], access: 'agent', grid: 'redRain', noReload: true },
  agentRebateSettings: {
    paths: ['/m/member/agent/agentRebeat'],
    query: {} as { member?: string; tab?: 'history' },
    access: 'agent',
    grid: true,
  },
  agentRebateIncome: {
    paths: ['/m/member/teamRebate'],
    query: {} as { level?: string; gameType?: string; period?: string; from?: string; to?: string },
    access: 'agent',
    grid: true,
  },
  agentRegister: { paths: ['/m/agentRegister'], query: {} as { tab?: 'link'; view?: 'new' }, access: 'agent' },
  dividend: {
    paths: ['/m/member/agent/agentDivident'],
    query: {} as ContractPlace,
    access: 'contract',
    feature: 'DIVIDENDSHOW3',
    noReload: true,
  },
  agentNotice: { paths: ['/m/member/notice'], query: { types: 'A' } as { types: 'A'; tab?: string }, access: 'agent' },
} as const satisfies Record<string, RouteFacts>

export type RouteName = keyof typeof routes

/** The routes whose screens exist. */
export type BuiltRouteName = { [Name in RouteName]: (typeof routes)[Name] extends { planned: true } ? never : Name }[RouteName]

/** Every route's name. */
export const routeNames = Object.keys(routes) as RouteName[]
