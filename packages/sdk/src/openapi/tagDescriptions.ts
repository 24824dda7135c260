/** What the calls of each domain are about. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  account: 'Registration, sign-in, passwords, and the settings of the site.',
  agents: "An agent's team: members, figures, rates and invitation links.",
  announcements: 'Banners, notices and popups of the site.',
  contracts: 'Salary and dividend contracts between an agent and members of the team.',
  deposit: 'Channels, orders and receipts of deposits.',
  games: 'Lists of games, favorites, and opening a game.',
  help: 'Help pages and feedback tickets.',
  lottery: 'Draws, bets and orders of the lotteries.',
  messages: 'Inbox and outbox of a member.',
  promotions: 'Promotions, applications for them, and their progress.',
  protection: 'Limits that a member sets, the time of play, and pause, exclusion and closing of the account.',
  records: 'Bets, movements of money and results of a member.',
  rewards: 'Rewards, envelopes and referrals.',
  security: "A member's contacts, payment password, bank cards, passkeys and devices.",
  wallet: 'Balances, transfers between wallets and within a team, rebates, and the outcome of calls.',
  withdraw: 'Withdrawals and what must be met before one.',
}
