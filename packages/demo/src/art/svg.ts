import { escapeHtml } from '@platform/sandbox/seeding'
import { hashText } from '../seed/random.ts'

/** Text that is safe inside SVG text and attributes, where `~` begins the ids of a picture. */
export const escapeXml = (text: string) => escapeHtml(text).replaceAll('~', '&#126;')

const round = (value: number) => Math.round(value * 10) / 10
const attrs = (more = '') => (more ? ` ${more}` : '')

export const path = (d: string, fill: string, more?: string) => `<path d="${d}" fill="${fill}"${attrs(more)}/>`
export const disc = (x: number, y: number, r: number, fill: string, more?: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attrs(more)}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more?: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attrs(more)}/>`
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more?: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"${attrs(more)}/>`
/** An open line: no fill. */
export const line = (d: string, stroke: string, width: number, more?: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${attrs(more)}/>`
export const group = (more: string, inner: string) => `<g ${more}>${inner}</g>`
export const at = (x: number, y: number, scale: number, turn: number, inner: string) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${inner}</g>`
/** The drawing and its mirror image. */
export const mirrored = (inner: string) => copies(inner, ['', 'scale(-1 1)'])
/** A light patch without outline. */
export const shine = (d: string, opacity = 0.5) => `<path d="${d}" fill="#fff" fill-opacity="${opacity}" stroke="none"/>`
/** The same drawing in several places, written once. `~` becomes the picture's own prefix (`finish`). */
export function copies(inner: string, transforms: readonly string[]) {
  const id = `~${hashText(inner).toString(36).slice(0, 4)}`
  const [first, ...others] = transforms
  const drawing = `<g id="${id}">${inner}</g>`
  return (
    (first ? group(`transform="${first}"`, drawing) : drawing) +
    others.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('')
  )
}
/** A drawing that other parts of the picture repeat: `finish` leaves the first and turns the others into references to it. */
export const once = (inner: string) => copies(inner, [''])
/** `count` drawings turned around the centre. */
export const ring = (count: number, inner: string | ((index: number) => string)) => {
  const turns = Array.from({ length: count }, (_, i) => (i ? `rotate(${round((360 / count) * i)})` : ''))
  if (typeof inner === 'string') return copies(inner, turns)
  return turns.map((turn, i) => (turn ? group(`transform="${turn}"`, inner(i)) : inner(i))).join('')
}
/** Many round dots as one path. */
export const dots = (points: readonly (readonly [number, number])[], size: number, colour: string, more = '') =>
  line(points.map(([x, y]) => `M${x} ${y}h0`).join(''), colour, size, `stroke-linecap="round" ${more}`)
function shareRepeats(picture: string) {
  for (const [opening] of new Set(picture.match(/<g id="~\w+">/g)).entries()) {
    const start = picture.indexOf(opening)
    if (picture.indexOf(opening, start + 1) < 0) continue
    let depth = 0
    let end = start
    do {
      const tag = /<\/?g\b[^>]*>/g
      tag.lastIndex = end
      const match = tag.exec(picture)!
      depth += match[0][1] === '/' ? -1 : 1
      end = tag.lastIndex
    } while (depth)
    const after = picture.slice(end).replaceAll(picture.slice(start, end), `<use href="#${opening.slice(7, -2)}"/>`)
    picture = picture.slice(0, end) + after
  }
  return picture
}
const withoutUnused = (picture: string) =>
  picture
    .replace(/<(linear|radial)Gradient id="(~\w+)".*?Gradient>/g, (gradient, _kind, id) =>
      picture.includes(`url(#${id})`) ? gradient : '',
    )
    .replace(/<g id="(~\w+)">/g, (opening, id) => (picture.includes(`"#${id}"`) ? opening : '<g>'))

/** Last step of a picture: shortens its numbers, and prefixes its ids, so that one document may contain two pictures. */
export function finish(picture: string, id: string) {
  const prefix = `p${hashText(id).toString(36).slice(0, 4)}`
  const names: string[] = []
  return withoutUnused(shareRepeats(picture))
    .replace(/~\w+/g, (name) => {
      if (!names.includes(name)) names.push(name)
      return prefix + names.indexOf(name).toString(36)
    })
    .replace(/<[^>]+>/g, (tag) =>
      tag
        .replace(/ transform=""| c[xy]="0"/g, '')
        .replace(/(["( -])0\./g, '$1.')
        // Only there: Firefox refuses a viewBox or a transform without the space.
        .replace(/ d="[^"]*"/g, (data) => data.replace(/(\d) -/g, '$1-')),
    )
}
/** Corners of a regular polygon or, with `inner`, of a star, first corner up. */
export function star(points: number, outer: number, inner = outer) {
  const corners = inner === outer ? points : points * 2
  return `M${Array.from({ length: corners }, (_, i) => {
    const radius = i % 2 && inner !== outer ? inner : outer
    const angle = (Math.PI * 2 * i) / corners - Math.PI / 2
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
  }).join(' ')}Z`
}
