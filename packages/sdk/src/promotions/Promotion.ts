import * as z from 'zod/mini'
import { count, flag, id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'
import { optionalList } from '../core/wire/list.ts'
import { orElse } from '../core/wire/orElse.ts'

/** A picture of a promotion; the one with `sequence` 1 is its cover. */
export const AnnouncementImage = z.object({
  /** The picture: absolute, or a path from the address of the gateway. */
  url: link,
  /** Position among the pictures; 1 is the cover. */
  sequence: int,
})

/** The member's status in a promotion; guests see `join` if something can be done. Spec 3. */
export const PromotionStatus = /* @__PURE__ */ oneOf(
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
)
export type PromotionStatus = z.output<typeof PromotionStatus>

/** A promotion as home and the promotion list show it. `content` is HTML, times in ms, `noExpiry` 1 = no end. Spec 3. */
export const Promotion = z.object({
  /** Id of the promotion; '' for one that has no page. */
  id: text,
  title: text,
  /** HTML. */
  content: text,
  /** When it begins. */
  startDate: int,
  /** When it ends, if it does. */
  endDate: optionalInt,
  /** 1 = it has no end. */
  noExpiry: count,
  /** Id of its category. */
  category: text,
  /** Ids of all its categories. */
  promoAnnouncementCategoryIds: optionalList(id),
  /** Its pictures. */
  announcementImages: optionalList(AnnouncementImage),
  /** Absent if the member can only read it. */
  status: /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(PromotionStatus), () => undefined),
  /** How a member takes part: with a tap, with a form with comment and pictures, or not at all. */
  joinMode: /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('info', 'join', 'apply')), () => undefined),
  /** Category of the games that count, '' = all. */
  gameType: text,
  /** The promotion of `getDepositPromotions` that it belongs to; '' if it needs no deposit. */
  depositPromotionId: text,
  /** An application requires a picture. */
  imageRequired: flag,
  /** Wagered since joining. */
  progress: z.optional(money),
  /** What has to be wagered. */
  target: z.optional(money),
  /** Its reward. */
  reward: z.optional(money),
})
export type Promotion = z.output<typeof Promotion>
