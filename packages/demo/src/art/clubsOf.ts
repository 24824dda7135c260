import { type SeedTeam, teams } from '../seed/catalogue/teams.ts'
import { hashText } from '../seed/random.ts'

/** The two clubs of a football game, home first: always the same for a game. */
export function clubsOf(nodeId: string): [home: SeedTeam, away: SeedTeam] {
  const first = hashText(nodeId) % teams.length
  return [teams[first]!, teams[(first + 5) % teams.length]!]
}
