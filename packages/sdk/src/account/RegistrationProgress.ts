import * as z from 'zod/mini'
import { flag, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/**
 * Whether a member may play, where the market accepts an identity before. `registered`: the check of the person is under way. `identifying`: steps
 * are left. `refused`: the identity was refused for the last time. `impeded`: a rule of the government. Only `active` deposits, bets and earns.
 */
export const RegistrationState = /* @__PURE__ */ oneOf('registered', 'identifying', 'active', 'refused', 'underage', 'impeded')
export type RegistrationState = z.output<typeof RegistrationState>

/** The facts of a registration, as `requires.registration` of a market names them. */
export const RegistrationStep = /* @__PURE__ */ oneOf(
  'document',
  'name',
  'birthDate',
  'phone',
  'email',
  'address',
  'gender',
  'limits',
  'identity',
  'terms',
)
export type RegistrationStep = z.output<typeof RegistrationStep>

/** `unstated`: the member prefers not to say. */
export const Gender = /* @__PURE__ */ oneOf('female', 'male', 'nonBinary', 'unstated')
export type Gender = z.output<typeof Gender>

/** Where the member lives. */
export const Address = /* @__PURE__ */ z.object({
  /** CEP: eight digits. */
  postalCode: text,
  /** Name of the street. */
  street: text,
  /** Number of the house; '' without one. */
  number: text,
  /** Apartment, block; may be ''. */
  complement: text,
  /** District; may be ''. */
  district: text,
  /** City. */
  city: text,
  /** State: two letters. */
  state: text,
})
export type Address = z.output<typeof Address>

/** How far a registration is. */
export const RegistrationProgress = /* @__PURE__ */ z.object({
  /** What the account may do. */
  state: RegistrationState,
  /** The market's steps, in its order; none where it has no such registration. */
  steps: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** The fact. */
      step: RegistrationStep,
      /** It is stored; an identity is accepted. */
      done: flag,
    }),
  ),
  /** The first step that the member can do now; absent if none is left. */
  next: /* @__PURE__ */ z.optional(RegistrationStep),
  /** Nothing is left to do and the account is not open yet: a check is under way. */
  waits: flag,
  /** The e-mail address of the registration, until a code has proven it; '' otherwise. */
  statedEmail: text,
  /** Absent until it is set. */
  address: /* @__PURE__ */ z.optional(Address),
  /** Absent until it is set. */
  gender: /* @__PURE__ */ z.optional(Gender),
})
export type RegistrationProgress = z.output<typeof RegistrationProgress>
