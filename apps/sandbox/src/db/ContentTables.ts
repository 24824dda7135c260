import type { FeedbackType } from '@platform/sdk/help'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** Tables of a merchant's content and promotions for its members (`schema/content.sql`, `promotions.sql` and `messages.sql`). */
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
    letter_id: Generated<number | null>
  }
  letters: {
    id: GeneratedAlways<number>
    sender_id: number
    target: 'upline' | 'member' | 'direct'
    title: string
    content: string
    sent_at: Millis
  }
  promotion_categories: { merchant: string; id: string; position: number; title_pt: string; title_en: string; icon: Generated<string> }
  promotions: {
    id: GeneratedAlways<number>
    merchant: string
    title_pt: string
    title_en: string
    content_pt: string
    content_en: string
    images_pt: string[]
    images_en: string[]
    categories: string[]
    mode: 'info' | 'join' | 'apply'
    image_required: Generated<boolean>
    deposit_promotion_id: Generated<number | null>
    starts_at: Millis
    ends_at: Millis | null
    target: Cents | null
    game_type: string | null
    reward: Cents | null
    multiple: Generated<number>
    weights: ColumnType<Record<string, number>, string | undefined, string>
    position: Generated<number>
  }
  promotion_applications: {
    id: GeneratedAlways<number>
    application_no: string
    promotion_id: number
    member_id: number
    status: 'applying' | 'rejected' | 'issued' | 'joined' | 'claimed'
    comment: Generated<string>
    reason_pt: Generated<string>
    reason_en: Generated<string>
    created_at: Millis
    decided_at: Millis | null
  }
  uploads: {
    id: GeneratedAlways<number>
    member_id: number
    application_id: number | null
    entry_id: number | null
    kyc_id: number | null
    kyc_side: 'front' | 'back' | 'selfie' | null
    deposit_order: string | null
    sequence: number
    mime: 'image/png' | 'image/jpeg'
    size: number
    sha256: string
    content: Uint8Array
    created_at: Millis
  }
  feedback_tickets: {
    id: GeneratedAlways<number>
    ticket_no: string
    member_id: number
    type: FeedbackType
    status: Generated<'open' | 'answered' | 'closed'>
    order_no?: string | null
    created_at: Millis
    updated_at: Millis
  }
  feedback_entries: { id: GeneratedAlways<number>; ticket_id: number; author: 'member' | 'operator'; content: string; sent_at: Millis }
}
