import { anything, ownerless, type Rule } from './Rule.ts'

/** The steps of a registration: the member's own. */
export const registrationRules: Record<string, Rule> = {
  findAddress: ownerless(() => ({ postalCode: '01310100' }), ['ok', 'rate.limited']),
  getRegistrationProgress: { ...anything(), tells: ({ mark }) => `"statedEmail":"${mark}"` },
  setAddress: ownerless(() => ({ postalCode: '01310100', street: 'Rua do Sol', number: '', city: 'Recife', state: 'PE' })),
  setGender: ownerless(() => ({ gender: 'unstated' })),
}
