import { defineCall } from '../core/defineCall.ts'
import { int, money, text } from '../core/fields.ts'
import { list, optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** A level of the member club: reached with `wagered` in bets; each benefit is a label and what it amounts to. */
export const ClubLevel = z.object({
  level: int,
  /** Name of the level, in the language of the request. */
  name: text,
  /** What has to be wagered to reach it. */
  wagered: money,
  /** What it brings. */
  benefits: optionalList(
    z.object({
      /** Name of the benefit. */
      title: text,
      /** What it amounts to, as text. */
      value: text,
    }),
  ),
})
export type ClubLevel = z.output<typeof ClubLevel>

/** The member's level, what was wagered so far, and all levels from the lowest; the label of the level needs no flag (2.14). Spec 7.1 (member club benefit). */
export const getClubBenefits = defineCall({
  name: 'getClubBenefits',
  method: 'GET',
  path: '/wps/member/club/benefit',
  module: 'MEMCLUB3',
  access: 'member',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The member's level. */
    level: int,
    /** What the member has wagered so far. */
    wagered: money,
    /** All levels from the lowest. */
    levels: list(ClubLevel),
  }),
})
