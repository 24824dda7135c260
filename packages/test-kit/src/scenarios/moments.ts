import { addFavorite, getGameList, getHotGames, launchGame } from '@platform/sdk/games'
import { getInbox } from '@platform/sdk/messages'
import { getBankCards, getKyc, getPasskeys, getSignIns } from '@platform/sdk/security'
import type { Scenario } from '@platform/sandbox/scenario'
import { contractMoments } from './contractMoments.ts'
import { deniedMoments } from './deniedMoments.ts'
import { registerMoments } from './registerMoments.ts'
import { responsibleMoments } from './responsibleMoments.ts'

type Setup = Scenario['setup']
const turn = (action: Setup[number]['action'], body: object = { on: true }): Setup => [{ action, body: { ...body } }]
const member = { userName: 'anaclara' }
const list = '/m/gameList?gameType=RNG'
const deposit = '/m/voucherCenter'
const depositing = { balance: 12_345 }
const order = `${deposit}?order={deposit}`
const game = '/m/launchGame?nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE'

const securityCenter = '/m/securityCenter'

const listedBy: Record<string, string> = {
  getBankCards: 'destinations',
  getPasskeys: 'passkeys',
  getKyc: 'identity',
  getSignIns: 'history',
}

/** Views of the security centre; a new member has none of this set up. */
const securityViews: Record<string, string> = {
  payment: 'The payment password',
  reset: 'A forgotten payment password',
  mobile: 'The mobile number',
  email: 'The e-mail address',
  destinations: 'Where withdrawals go',
  destination: 'Another destination',
  name: 'Name of the holder',
  personal: 'CPF and date of birth',
  questions: 'Security questions',
  profile: 'Nickname and picture',
  identity: 'Check of the identity',
  passkeys: 'Passkeys',
  history: 'Sign-ins',
  close: 'End of the account',
}
/** A deposit in this state; `about` describes what is visible. */
const depositAt = (name: string, about: string, body: object = {}, more: Partial<Scenario> = {}): Scenario => ({
  name: `deposit/${name}`,
  about,
  path: order,
  member: depositing,
  setup: turn('deposits/open', body),
  ...more,
})

const depositMoments: readonly Scenario[] = [
  depositAt('created', 'The code of a deposit is on its way', { code: false }),
  depositAt('pix-waiting', 'A PIX code waits for its payment', {}, { path: deposit }),
  depositAt('pix-text-200', 'The player reads at 200 %', {}, { path: deposit, browser: { textScale: 2 } }),
  depositAt('pix-offline', 'The connection goes while a code waits', {}, { browser: { offline: true } }),
  depositAt('pix-ending', 'A PIX code that has half a minute left', { end: 'ending' }),
  depositAt('pix-expired', 'The deposit was not paid in time', { end: 'expired' }),
  depositAt('credited', 'The money is there', { end: 'credited' }),
  depositAt('other-amount', 'The bank credited a different amount', { end: 'otherAmount' }),
  depositAt('late', 'The money arrived after the code had ended', { end: 'late' }),
  depositAt('returning', 'Another person paid: the money is on its way back', { end: 'returning' }),
  depositAt('returned', 'Another person paid: the money went back', { end: 'paidByOther' }),
  depositAt('cancelled', 'The player cancelled', { end: 'cancelled' }),
  depositAt('refused', 'The bank refused', { end: 'failed' }),
  depositAt('clawed-back', 'The bank took a credited payment back', { end: 'clawedBack' }),
  depositAt('window', 'A page of the bank waits to be opened', { channelId: 'gateway', orChannelId: 'card' }),
  depositAt('transfer', 'A transfer waits for its receipt', { channelId: 'transfer' }, { path: deposit }),
  depositAt('review', 'An operator looks at the receipt', { channelId: 'transfer', end: 'review' }),
  depositAt('detail', 'What happened to a deposit', { end: 'paidByOther' }, { path: `${order}&view=detail` }),
  depositAt('proof', 'The proof of a deposit', { end: 'credited' }, { path: `${order}&view=proof` }),
  {
    name: 'deposit/payer-missing',
    about: 'Name and CPF are not known yet',
    path: deposit,
    member: { ...depositing, identity: false },
    setup: [],
  },
  {
    name: 'deposit/limit',
    about: 'The member has a deposit limit',
    path: deposit,
    member,
    setup: turn('limits/set', { person: 'Rita Alves', kind: 'deposit', period: 'day', value: 20_000 }),
  },
]

/** A withdrawal in this state. */
const withdrawalAt = (end: string, about: string): Scenario => ({
  name: `withdraw/${end}`,
  about,
  path: '/m/withdraw?order={withdrawal}',
  member: {},
  setup: turn('withdrawals/open', end === 'requested' ? {} : { end }),
})

/** A withdrawal page that only this stops. */
const stoppedBy = (name: string, about: string, state = name): Scenario => ({
  name: `withdraw/${name}`,
  about,
  path: '/m/withdraw',
  member: depositing,
  setup: turn('withdrawals/state', { state }),
})

const withdrawMoments: readonly Scenario[] = [
  { name: 'withdraw/not-ready', about: 'A new member reads what is missing', path: '/m/withdraw', member: depositing, setup: [] },
  { ...stoppedBy('turnover', 'The turnover that the balance needs', 'bonus'), path: '/m/withdraw?view=turnover' },
  { name: 'withdraw/turnover-none', about: 'The balance needs no turnover', path: '/m/withdraw?view=turnover', member, setup: [] },
  stoppedBy('hold', 'The account was changed: 24 hours of waiting, on a clock'),
  stoppedBy('frozen', 'An operator stopped the withdrawals'),
  stoppedBy('owed', 'A bank took back a deposit that was already spent'),
  stoppedBy('limits', 'The limit of the day is used up'),
  stoppedBy('bonus', 'A withdrawal would end a bonus'),
  stoppedBy('bonusAtStake', 'A withdrawal would end a bonus that is all in bets'),
  stoppedBy('bound', 'All of the balance needs turnover', 'turnover'),
  {
    name: 'withdraw/window',
    about: 'Withdrawals are only accepted at other hours',
    path: '/m/withdraw',
    member: depositing,
    setup: [...turn('withdrawals/ready', {}), ...turn('withdrawals/settings', { window_from: 0, window_until: 1 })],
  },
  {
    name: 'withdraw/switched-off',
    about: 'The platform has switched withdrawals off: home says how to get help',
    path: '/m/withdraw',
    member: depositing,
    setup: turn('withdrawals/switch', { on: false }),
  },
  {
    name: 'withdraw/text-200',
    about: 'The player reads at 200 %',
    path: '/m/withdraw',
    member: depositing,
    setup: turn('withdrawals/ready', {}),
    browser: { textScale: 2 },
  },
  { ...withdrawalAt('paid', 'The proof of a withdrawal'), name: 'withdraw/proof', path: '/m/withdraw?order={withdrawal}&view=proof' },
  withdrawalAt('requested', 'A withdrawal waits for an operator'),
  withdrawalAt('review', 'An operator looks at a withdrawal'),
  withdrawalAt('sending', 'The bank has the payment order'),
  withdrawalAt('paid', 'The money arrived'),
  withdrawalAt('rejected', 'An operator refused: the money is back'),
  withdrawalAt('returned', 'The bank returned it: the money is back'),
]

/** States that no route declaration produces: problems that players met, or states that QA needs by name. */
export const moments: readonly Scenario[] = [
  {
    name: 'home/maintenance',
    about: 'The brand is closed for maintenance',
    path: '/m/home',
    setup: turn('maintenance', { on: true, minutes: 30 }),
  },
  { name: 'home/region-closed', about: 'The brand refuses this region', path: '/m/home', setup: turn('region') },
  { name: 'home/address-closed', about: 'The brand refuses this address', path: '/m/home', setup: turn('ip') },
  { name: 'home/upgrading', about: 'Calls wait for an upgrade', path: '/m/home', setup: turn('upgrading') },
  { name: 'home/slow', about: 'A slow mobile network', path: '/m/home', setup: [], browser: { slow: true } },
  { name: 'home/latency', about: 'Every answer takes a second', path: '/m/home', member, setup: turn('latency', { ms: 1000 }) },
  {
    name: 'home/storage-full',
    about: 'The browser cannot store anything',
    path: '/m/home',
    member,
    setup: [],
    browser: { storageFull: true },
  },
  { name: 'home/reduced-motion', about: 'The player prefers reduced motion', path: '/m/home', setup: [], browser: { reducedMotion: true } },
  { name: 'home/text-200', about: 'The player reads at 200 %', path: '/m/home', member, setup: [], browser: { textScale: 2 } },
  { name: 'home/popup', about: 'An announcement pops up', path: '/m/home', setup: [] },
  {
    name: 'home/first-sign-in',
    about: 'The first sign-in of a new member',
    path: '/m/home',
    member: { firstLogin: true, balance: 5000 },
    setup: [],
  },
  {
    name: 'home/one-block-fails',
    about: 'Popular games fail, the rest of home is shown',
    path: '/m/home',
    setup: turn('faults', { path: getHotGames.path, kind: 'error' }),
  },
  {
    name: 'mine/balance-over-a-million',
    about: 'A balance of more than a million',
    path: '/m/mine',
    member: { balance: 123_456_789 },
    setup: [],
  },
  { name: 'inviteFriends/friends', about: 'The friends who came', path: '/m/inviteFriends?tab=friends', member, setup: [] },
  { name: 'inviteFriends/income', about: 'What friends’ bets brought', path: '/m/inviteFriends?tab=income', member, setup: [] },
  {
    name: 'leaderBoard/ranking',
    about: 'The board of the week',
    path: '/m/leaderBoard?tab=ranking',
    member,
    setup: [],
  },
  {
    name: 'benefits/history',
    about: 'What the club paid',
    path: '/m/member/benefits?view=history',
    member,
    setup: [],
  },
  { name: 'mine/agent', about: 'A member with a team', path: '/m/mine', member: { type: 1, balance: 12_345 }, setup: [] },
  {
    name: 'mine/trial',
    about: 'A trial account reads what a real one adds',
    path: '/m/mine',
    member: { type: 4, balance: 10_000 },
    setup: [],
  },
  { name: 'accountRecord/statement', about: 'The statement of a month', path: '/m/transaction/record?view=statement', member, setup: [] },
  { name: 'mine/text-200', about: 'The player reads at 200 %', path: '/m/mine', member, setup: [], browser: { textScale: 2 } },
  {
    name: 'messages/answer-cut',
    about: 'The answer breaks off half-way',
    path: '/m/message',
    member,
    setup: turn('faults', { path: getInbox.path, kind: 'cut' }),
  },
  {
    name: 'messages/switched-off',
    about: 'The gateway switched messages off',
    path: '/m/message',
    member,
    setup: turn('flags', { flag: 'MAILCEN', on: false }),
  },
  {
    name: 'gameList/garbled',
    about: 'The answer is not JSON',
    path: list,
    setup: turn('faults', { path: getGameList.path, kind: 'garble' }),
  },
  {
    name: 'gameList/favorite-fails',
    about: 'A game cannot be made a favorite: tap a heart',
    path: list,
    member,
    setup: turn('faults', { path: addFavorite.path, kind: 'error' }),
  },
  { name: 'gameList/text-200', about: 'The player reads at 200 %', path: list, setup: [], browser: { textScale: 2 } },
  {
    name: 'launchGame/answer-lost',
    about: 'The game is opened, its answer is lost once',
    path: game,
    member: { balance: 100_000 },
    setup: turn('faults', { path: launchGame.path, kind: 'drop', when: 'after', times: 1 }),
  },
  { name: 'login/text-200', about: 'The player reads at 200 %', path: '/m/login', setup: [], browser: { textScale: 2 } },
  ...Object.entries(securityViews).map(([view, about]) => ({
    name: `securityCenter/${view}`,
    about,
    path: `${securityCenter}?view=${view}`,
    member,
    setup: [],
  })),
  ...['payment', 'reset', 'destinations', 'name', 'personal', 'questions', 'identity'].map((view) => ({
    name: `securityCenter/${view}-new`,
    about: `${securityViews[view]}, of a new member`,
    path: `${securityCenter}?view=${view}`,
    member: {},
    setup: [],
  })),
  ...(['error', 'delay'] as const).flatMap((kind) =>
    [getBankCards, getPasskeys, getKyc, getSignIns].map((call) => ({
      name: `securityCenter/${call.name}-${kind}`,
      about: kind === 'error' ? 'A list of the security centre fails' : 'A list of the security centre is on its way',
      path: `${securityCenter}?view=${listedBy[call.name]}`,
      member,
      setup: turn('faults', { path: call.path, kind, ...(kind === 'delay' && { delayMs: 60_000 }) }),
    })),
  ),
  ...depositMoments,
  ...withdrawMoments,
  ...contractMoments,
  ...registerMoments,
  ...responsibleMoments,
  ...deniedMoments,
]
