import { MULTIPLE, type Step } from '../console/ledgerSteps.ts'

/** A grant as plain numbers; `done` in hundredths of cents, as in the gateway. */
interface ModelGrant {
  balance: number
  state: 'open' | 'cleared' | 'lost' | 'closed'
  required: number
  done: number
  since: number
  /** When nothing of it was left: bets from then on do not count. */
  pauses: { from: number; until: number }[]
}

interface ModelBet {
  amount: number
  at: number
  won: number
  state: 'open' | 'settled' | 'void'
  /** Amount taken from each bucket; -1 is cash. */
  from: [grant: number, part: number][]
  allotted: [grant: number, amount: number][]
}

/** What one member's money should be, by the documented rules, without a database. */
export interface ModelMember {
  cash: number
  owed: number
  grants: ModelGrant[]
  bets: ModelBet[]
  holds: { amount: number; open: boolean }[]
}

export interface Model {
  at: number
  members: ModelMember[]
}

export const newModel = (at: number): Model => ({
  at,
  members: Array.from({ length: 3 }, () => ({ cash: 0, owed: 0, grants: [], bets: [], holds: [] })),
})

const REFUSED = 'wallet.insufficient'
const openGrants = (member: ModelMember) => member.grants.filter(({ state }) => state === 'open')
export const availableOf = (member: ModelMember) => openGrants(member).reduce((sum, { balance }) => sum + balance, member.cash)

/** Returns the expected answer of the step, and changes the model as the gateway should change. */
export function predict(model: Model, step: Step): string {
  model.at++
  const answer = move(model, step)
  for (const member of model.members) loseGrants(member, model.at)
  return answer
}

/** Ends grants with no money, neither available nor in open bets. */
function loseGrants(member: ModelMember, at: number): void {
  const hasStake = (index: number) =>
    member.bets.some(({ state, from }) => state === 'open' && from.some(([grant, part]) => grant === index && part > 0))
  for (const [index, grant] of member.grants.entries()) {
    if (grant.state !== 'open' || grant.balance > 0 || hasStake(index)) continue
    grant.state = 'lost'
    grant.pauses.push({ from: at, until: Infinity })
  }
}

function move(model: Model, step: Step): string {
  const member = model.members[step.member]!
  const amount = 'amount' in step ? step.amount : 0
  const cashFor = (then: () => void) => (member.cash < amount ? REFUSED : (then(), 'ok'))
  switch (step.do) {
    case 'deposit':
      member.cash += amount
      return 'ok'
    case 'send':
      if (step.to === step.member) return 'nothing'
      return cashFor(() => {
        member.cash -= amount
        model.members[step.to]!.cash += amount
      })
    case 'stake':
      if (availableOf(member) < amount) return REFUSED
      member.bets.push({ amount, at: model.at, won: 0, state: 'open', from: spend(member, amount), allotted: [] })
      return 'ok'
    case 'settle':
      return settle(member, amount, model.at)
    case 'lose':
      return settle(member, 0, model.at)
    case 'void':
      return voidBet(member, model.at)
    case 'grant':
      member.grants.push({ balance: amount, state: 'open', required: amount * MULTIPLE * 100, done: 0, since: model.at, pauses: [] })
      return 'ok'
    case 'close':
      return close(member)
    case 'hold':
      return cashFor(() => {
        member.cash -= amount
        member.holds.push({ amount, open: true })
      })
    case 'post':
    case 'release': {
      const hold = member.holds.find((one) => one.open)
      if (!hold) return 'nothing'
      hold.open = false
      if (step.do === 'release') member.cash += hold.amount
      return 'ok'
    }
    case 'clawback': {
      const cashPart = Math.min(member.cash, amount)
      member.cash -= cashPart
      member.owed += amount - cashPart
      return 'ok'
    }
    case 'repay':
      if (member.owed < amount) return 'nothing'
      return cashFor(() => {
        member.cash -= amount
        member.owed -= amount
      })
  }
}

/** Cash first, then grants, oldest first. */
function spend(member: ModelMember, amount: number): [number, number][] {
  const from: [number, number][] = []
  let rest = amount
  const take = (grant: number, there: number) => {
    const part = Math.min(there, rest)
    rest -= part
    if (part > 0) from.push([grant, part])
    return part
  }
  member.cash -= take(-1, member.cash)
  for (const [index, grant] of member.grants.entries()) if (grant.state === 'open') grant.balance -= take(index, grant.balance)
  return from
}

/** Money returned to a bucket; it reopens a lost grant, that of a closed one goes to the pool. */
function giveBack(member: ModelMember, index: number, amount: number, at: number): void {
  const grant = member.grants[index]
  if (grant?.state === 'lost' && amount > 0) {
    grant.state = 'open'
    grant.pauses.at(-1)!.until = at
  }
  if (grant?.state === 'lost') return
  if (grant?.state === 'open') grant.balance += amount
  else if (grant?.state !== 'closed') member.cash += amount
}

function settle(member: ModelMember, won: number, at: number): string {
  const bet = member.bets.find(({ state }) => state === 'open')
  if (!bet) return 'nothing'
  let rest = won
  for (const [index, part] of bet.from) {
    if (index < 0) continue
    const share = Math.floor((won * part) / bet.amount)
    rest -= share
    giveBack(member, index, share, at)
  }
  member.cash += rest
  let stake = bet.amount
  for (const [index, grant] of member.grants.entries()) {
    if (grant.state !== 'open' || grant.since > bet.at || stake === 0) continue
    if (grant.pauses.some(({ from, until }) => from <= bet.at && bet.at < until)) continue
    const countedStake = Math.min(stake, Math.ceil((grant.required - grant.done) / 100))
    stake -= countedStake
    grant.done += countedStake * 100
    bet.allotted.push([index, countedStake])
    if (grant.done < grant.required) continue
    grant.state = 'cleared'
    member.cash += grant.balance
    grant.balance = 0
  }
  Object.assign(bet, { state: 'settled', won })
  return 'ok'
}

function voidBet(member: ModelMember, at: number): string {
  const bet = member.bets.find(({ state }) => state !== 'void')
  if (!bet) return 'nothing'
  for (const [index, part] of bet.from) giveBack(member, index, part, at)
  const cashPart = Math.min(bet.won, availableOf(member))
  spend(member, cashPart)
  member.owed += bet.won - cashPart
  for (const [index, counted] of bet.allotted) member.grants[index]!.done -= counted * 100
  bet.state = 'void'
  return 'ok'
}

function close(member: ModelMember): string {
  // The scenario closes the first grant that it has not closed before, even if its turnover has ended it meanwhile.
  const grant = member.grants.find((one) => !('asked' in one))
  if (!grant) return 'nothing'
  Object.assign(grant, { asked: true })
  const wasOpen = grant.state === 'open'
  if (grant.state !== 'cleared') grant.state = 'closed'
  if (wasOpen) grant.balance = 0
  return 'ok'
}
