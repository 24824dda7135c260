import type { Messages } from '../pt-BR/index.ts'
import { messages as open } from './public.ts'
import agentRegister from './agentRegister.json' with { type: 'json' }
import agentRebates from './agentRebates.json' with { type: 'json' }
import agents from './agents.json' with { type: 'json' }
import contracts from './contracts.json' with { type: 'json' }
import deposit from './deposit.json' with { type: 'json' }
import errorsOfMembers from './errorsOfMembers.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import inbox from './inbox.json' with { type: 'json' }
import member from './member.json' with { type: 'json' }
import proof from './proof.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import responsible from './responsible.json' with { type: 'json' }
import rewards from './rewards.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import signUpLater from './signUpLater.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import wallet from './wallet.json' with { type: 'json' }
import withdraw from './withdraw.json' with { type: 'json' }

// The prerendered page has the texts of the first two steps.
const signUp = { ...open.signUp, ...signUpLater }
const errors = { ...open.errors, ...errorsOfMembers }

/** English. */
export const messages: Messages = {
  ...open,
  agentRegister,
  agentRebates,
  agents,
  contracts,
  deposit,
  errors,
  feedback,
  inbox,
  member,
  proof,
  records,
  responsible,
  rewards,
  security,
  signUp,
  terms,
  wallet,
  withdraw,
}

export { labels } from './public.ts'
