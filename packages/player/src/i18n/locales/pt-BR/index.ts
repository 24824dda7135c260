import { messages as first } from './first.ts'
import accounts from './accounts.json' with { type: 'json' }
import agentRebates from './agentRebates.json' with { type: 'json' }
import agents from './agents.json' with { type: 'json' }
import auth from './auth.json' with { type: 'json' }
import closed from './closed.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contracts from './contracts.json' with { type: 'json' }
import deposit from './deposit.json' with { type: 'json' }
import download from './download.json' with { type: 'json' }
import errorsLater from './errorsLater.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import moreGames from './games.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import inbox from './inbox.json' with { type: 'json' }
import lottery from './lottery.json' with { type: 'json' }
import member from './member.json' with { type: 'json' }
import menu from './menu.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import proof from './proof.json' with { type: 'json' }
import pwa from './pwa.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import rewards from './rewards.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import service from './service.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import systemLater from './systemLater.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }
import wallet from './wallet.json' with { type: 'json' }
import withdraw from './withdraw.json' with { type: 'json' }

// Home says some of them.
const errors = { ...first.errors, ...errorsLater }
const system = { ...first.system, ...systemLater }
const games = { ...first.games, ...moreGames }

/** Portuguese of Brazil, the language that every other catalogue must match key by key. */
export const messages = {
  ...first,
  errors,
  accounts,
  agentRebates,
  agents,
  auth,
  closed,
  consent,
  contracts,
  deposit,
  download,
  feedback,
  forms,
  games,
  help,
  inbox,
  lottery,
  member,
  menu,
  promotions,
  proof,
  pwa,
  records,
  rewards,
  security,
  service,
  settings,
  system,
  titles,
  wallet,
  withdraw,
}

export type Messages = typeof messages

export { labels } from './first.ts'
