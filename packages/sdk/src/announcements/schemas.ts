import * as z from 'zod/mini'
import { id, int, oneOf, text } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'

/** A slide of the top banner. `link` is the target of a tap: a path of the app or an http(s) address. Spec 3. */
export const Banner = z.object({
  /** The picture: absolute, or a path from the address of the gateway. */
  url: link,
  title: text,
  /** Target of a tap: a path of the app or an http(s) address; '' for none. */
  link: text,
})
export type Banner = z.output<typeof Banner>

/** A line of the notice ticker. `content` is HTML. Spec 3. */
export const Announcement = z.object({
  /** Id of the notice. */
  id,
  title: text,
  /** HTML. */
  content: text,
})
export type Announcement = z.output<typeof Announcement>

/** A pop-up announcement; execution A, B or F determines its audience (section 4). `content` is HTML. Spec 3. */
export const Popup = z.object({
  title: text,
  /** HTML. */
  content: text,
  /** Kind of promotion it is about, '' if none. */
  promotionType: text,
  /** Its audience (section 4). */
  execution: oneOf('A', 'B', 'F'),
})
export type Popup = z.output<typeof Popup>

/** A match of the hot strip; `matchTime` in ms. Spec 3. */
export const HotMatch = z.object({
  /** Name of the home team. */
  homeTeam: text,
  /** Name of the away team. */
  awayTeam: text,
  /** Its logo: absolute, or a path from the address of the gateway. */
  homeTeamImageUrl: text,
  /** Its logo: absolute, or a path from the address of the gateway. */
  awayTeamImageUrl: text,
  /** Name of the league. */
  league: text,
  /** When the match begins. */
  matchTime: int,
  vendor: id,
  /** The vendor's own id of the match. */
  roomId: text,
  nodeId: id,
})
export type HotMatch = z.output<typeof HotMatch>
