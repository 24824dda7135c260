import type { CrestPattern, SeedTeam } from '../seed/catalogue/teams.ts'
import { escapeXml, finish, line, path, star } from './svg.ts'

const shields = [
  'M64 6 112 20V64Q112 104 64 122 16 104 16 64V20Z',
  'M18 12H110V70Q110 100 64 122 18 100 18 70Z',
  'M64 4 118 40 98 112 64 124 30 112 10 40Z',
  'M64 6A58 58 0 0 1 64 122 58 58 0 0 1 64 6Z',
]
const stripes: Record<CrestPattern, string> = {
  bars: 'M34 0H50V128H34ZM78 0H94V128H78Z',
  half: 'M64 0H128V128H64Z',
  sash: 'M-10 96 96-10H138L16 138Z',
  hoops: 'M0 40H128V58H0ZM0 76H128V94H0Z',
  chevron: 'M0 30 64 84 128 30V62L64 116 0 62Z',
  quarters: 'M64 0H128V64H64ZM0 64H64V128H0Z',
}

/** A club's crest, 128 × 128. */
export function teamArt(team: SeedTeam): string {
  const shape = shields[team.shield % shields.length]!
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><defs><clipPath id="~c"><path d="${shape}"/></clipPath>` +
      `<linearGradient id="~l" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient></defs>` +
      `<g clip-path="url(#~c)">${path('M0 0H128V128H0Z', team.main)}${path(stripes[team.pattern], team.second)}</g>` +
      path('M16 50H112V84H16Z', team.main, 'clip-path="url(#~c)"') +
      line('M16 50H112M16 84H112', team.second, 3, 'clip-path="url(#~c)"') +
      `<text x="64" y="77" font-family="'Bowlby One','Arial Black',system-ui,sans-serif" font-weight="900" font-size="27" text-anchor="middle" fill="${team.second}" textLength="${team.short.length * 21}" lengthAdjust="spacingAndGlyphs">${escapeXml(team.short)}</text>` +
      path(star(5, 11, 4.5), team.second, 'transform="translate(64 33)"') +
      path(shape, 'url(#~l)') +
      line(shape, '#fff', 7) +
      line(shape, team.edge, 3.5) +
      '</svg>',
    `team-${team.code}`,
  )
}
