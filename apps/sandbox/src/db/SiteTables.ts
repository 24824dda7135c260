import type { Generated, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** Content of the home page (`schema/content.sql`). */
export interface SiteTables {
  announcements: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'B' | 'PL' | 'PU' | 'PR' | 'A' | 'LB' | 'LN'
    group_name: Generated<string>
    execution: 'A' | 'B' | 'F' | null
    promotion_type: string | null
    title_pt: Generated<string>
    title_en: Generated<string>
    content_pt: Generated<string>
    content_en: Generated<string>
    image_pt: Generated<string>
    image_en: Generated<string>
    link: Generated<string>
    position: Generated<number>
    starts_at: Generated<Millis>
    ends_at: Millis | null
  }
  hot_matches: {
    id: GeneratedAlways<number>
    merchant: string
    home_team_pt: string
    home_team_en: string
    away_team_pt: string
    away_team_en: string
    home_team_image: string
    away_team_image: string
    league_pt: string
    league_en: string
    day_offset: Generated<number>
    minute_of_day: number
    vendor: string
    room_id: Generated<string>
    node_id: string
    position: Generated<number>
  }
}
