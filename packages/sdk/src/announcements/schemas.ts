import { id, int, link, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** A slide of the top banner. `link` is where a tap leads: a path of the app or an http(s) address. Spec 3. */
export const Banner = z.object({ url: link, title: text, link: text })
export type Banner = z.output<typeof Banner>

/** A line of the notice ticker. `content` is HTML. Spec 3. */
export const Announcement = z.object({ id, title: text, content: text })
export type Announcement = z.output<typeof Announcement>

/** An announcement that pops up; execution A, B or F says for whom (section 4). `content` is HTML. Spec 3. */
export const Popup = z.object({ title: text, content: text, promotionType: text, execution: oneOf('A', 'B', 'F') })
export type Popup = z.output<typeof Popup>

/** A match of the hot strip; `matchTime` in ms. Spec 3. */
export const HotMatch = z.object({
  homeTeam: text,
  awayTeam: text,
  homeTeamImageUrl: text,
  awayTeamImageUrl: text,
  league: text,
  matchTime: int,
  vendor: id,
  roomId: text,
  nodeId: id,
})
export type HotMatch = z.output<typeof HotMatch>
