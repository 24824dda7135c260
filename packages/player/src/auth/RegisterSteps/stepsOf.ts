import type { MarketProfile } from '@platform/sdk/markets'

type Fact = NonNullable<MarketProfile['requires']['registration']>['value'][number]

/** Questions before the account exists, answered on this device alone. */
export const guestSteps = ['document', 'person', 'phone', 'email', 'account'] as const
/** Questions to the new member: each answer is stored by a call of its own. */
export const memberSteps = ['emailCode', 'address', 'gender', 'limits', 'identity'] as const

export type GuestStep = (typeof guestSteps)[number]
export type MemberStep = (typeof memberSteps)[number]
export type Step = GuestStep | MemberStep

/** The questions about a fact that a market requires. */
const stepsAbout: Record<Fact, readonly Step[]> = {
  document: ['document'],
  name: ['person'],
  birthDate: ['person'],
  phone: ['phone'],
  email: ['email', 'emailCode'],
  address: ['address'],
  gender: ['gender'],
  limits: ['limits'],
  identity: ['identity'],
  terms: ['account'],
}

/** The questions of a registration in a market, one a page; none where the law lists no facts. */
export function stepsOf({ requires }: MarketProfile): Step[] {
  const facts = requires.registration?.value
  if (!facts) return []
  const asked = new Set<Step>(['account', ...facts.flatMap((fact) => stepsAbout[fact])])
  return [...guestSteps, ...memberSteps].filter((step) => asked.has(step))
}

export const isGuestStep = (step: Step): step is GuestStep => guestSteps.some((one) => one === step)

/** A page for members: an account made in another way may lack what the pages for guests ask. */
export type MemberPage = Exclude<Step, 'email' | 'account'>

export const isMemberPage = (step: Step): step is MemberPage => step !== 'email' && step !== 'account'

/** The page on which a member adds a fact that the account lacks. */
export const stepOf: Record<Exclude<Fact, 'terms'>, MemberPage> & { terms?: undefined } = {
  document: 'document',
  name: 'person',
  birthDate: 'person',
  phone: 'phone',
  email: 'emailCode',
  address: 'address',
  gender: 'gender',
  limits: 'limits',
  identity: 'identity',
}
