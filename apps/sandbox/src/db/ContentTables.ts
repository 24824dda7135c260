import type { GeneratedAlways } from 'kysely'

/** Epoch milliseconds of the gateway's clock. */
type Millis = number

/** Tables of what a merchant tells and promises its members (migrations 0030 to 0039). */
export interface ContentTables {
  help_items: {
    id: GeneratedAlways<number>
    merchant: string
    position: number
    title_pt: string
    title_en: string
    content_pt: string
    content_en: string
  }
  announcements_seen: { member_id: number; seen_at: Millis }
  messages: {
    id: GeneratedAlways<number>
    member_id: number
    title_pt: string
    title_en: string
    content_pt: string
    content_en: string
    sent_at: Millis
    read_at: Millis | null
    deleted_at: Millis | null
  }
}
