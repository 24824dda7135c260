/** How often a race is repeated, or how many take part: `usual` in `npm test`, 200 in `npm run soak` unless it needs `most`. */
export const raceRounds = (usual: number, most = 200): number => {
  const rounds = Number(process.env.RACE_ROUNDS ?? 0)
  return rounds === 0 ? usual : Math.round((rounds / 200) * most)
}
