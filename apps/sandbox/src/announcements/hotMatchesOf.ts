import type { Context } from '../gateway/Context.ts'
import { startOfDay } from '../gateway/days.ts'
import { inLanguage } from '../gateway/languages.ts'

const DAY = 86_400_000

/** Matches of the hot strip. Times are stored relative to today; a match that is over moves to tomorrow. */
export async function hotMatchesOf({ db, services, merchant: { brand }, language, now }: Context) {
  const rows = await services.shared.rows(db, `hotMatches|${brand}`, 5000, (reader) =>
    reader.selectFrom('hot_matches').selectAll().where('merchant', '=', brand).orderBy('position').execute(),
  )
  const today = startOfDay(now())
  return rows.map((row) => {
    const time = today + row.day_offset * DAY + row.minute_of_day * 60_000
    return {
      homeTeam: inLanguage(row, 'home_team', language),
      awayTeam: inLanguage(row, 'away_team', language),
      homeTeamImageUrl: row.home_team_image,
      awayTeamImageUrl: row.away_team_image,
      league: inLanguage(row, 'league', language),
      matchTime: time > now() ? time : time + DAY,
      vendor: row.vendor,
      roomId: row.room_id,
      nodeId: row.node_id,
    }
  })
}
