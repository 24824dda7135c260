const palettes = [
  ['#1b1464', '#7d2ae8', '#ffd166'],
  ['#5f0f40', '#e36414', '#ffe066'],
  ['#03396c', '#00b4d8', '#caf0f8'],
  ['#14532d', '#22c55e', '#fef08a'],
  ['#7f1d1d', '#ef4444', '#fde68a'],
  ['#312e81', '#ec4899', '#fbcfe8'],
] as const

/** A picture for stories, generated from a number: no network, no copyright. `wide` is a banner. */
export function sampleArt(seed: number, wide = false): string {
  const [deep, bright, light] = palettes[seed % palettes.length] ?? palettes[0]
  const [width, height] = wide ? [880, 400] : [240, 320]
  const x = wide ? 660 : 120
  const rays = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M${x} ${height * 0.46}L${x - 40} -400h80z" transform="rotate(${index * 30 + seed * 7} ${x} ${height * 0.46})" fill="${light}" opacity=".1"/>`,
  ).join('')
  const shape = [
    `<circle cx="${x}" cy="${height * 0.46}" r="78" fill="${light}"/><circle cx="${x}" cy="${height * 0.46}" r="56" fill="${bright}"/>`,
    `<path d="M${x} ${height * 0.2}l86 86-86 86-86-86z" fill="${light}"/><path d="M${x} ${height * 0.2 + 34}l52 52-52 52-52-52z" fill="${deep}"/>`,
    `<path d="M${x} ${height * 0.22}l24 50 55 7-40 38 10 55-49-27-49 27 10-55-40-38 55-7z" fill="${light}"/>`,
  ][seed % 3]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${rays}${shape}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
