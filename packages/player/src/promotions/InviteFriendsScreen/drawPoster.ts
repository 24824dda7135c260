import { generate } from 'lean-qr'

/** Content of a poster; texts are in the player's language. */
export interface Poster {
  brand: string
  headline: string
  text: string
  code: string
  /** Age limit and responsible gaming, at the bottom. */
  legal: string
  link: string
}

/** Colours of the brand, read from the page. */
export interface PosterColours {
  background: string
  text: string
  font: string
}

export const POSTER = { width: 1080, height: 1350, code: 620, top: 420 } as const
/** Modules of white around the code: a reader needs four. */
const QUIET = 4

/** Draws an invitation as a picture to save and send: brand, headline, QR code of the link, code, legal line. */
export function drawPoster(canvas: HTMLCanvasElement, { brand, headline, text, code, legal, link }: Poster, colours: PosterColours): void {
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const context = canvas.getContext('2d')!
  const middle = POSTER.width / 2
  context.fillStyle = colours.background
  context.fillRect(0, 0, POSTER.width, POSTER.height)
  context.fillStyle = colours.text
  decorate(context)
  context.textAlign = 'center'
  const write = (line: string, y: number, size: number, weight = 700) => {
    context.font = `${weight} ${size}px ${colours.font}`
    // A long line gets narrower letters, never more than the available width.
    context.fillText(line, middle, y, POSTER.width - 120)
  }
  write(brand, 130, 68)
  write(headline, 275, 104)
  write(text, 360, 46, 400)
  drawCode(context, link)
  context.fillStyle = colours.text
  write(code, POSTER.top + POSTER.code + 110, 68)
  // Legible where pictures are small: in a chat.
  write(legal, POSTER.height - 60, 38, 400)
}

/** Two suns in the corners, in the colour of the texts: a plain background looks like a form. */
function decorate(context: CanvasRenderingContext2D): void {
  context.globalAlpha = 0.07
  for (const [x, y, radius] of [
    [POSTER.width, 0, 430],
    [0, POSTER.height, 380],
  ] as const) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawCode(context: CanvasRenderingContext2D, link: string): void {
  const qr = generate(link)
  const module = Math.floor(POSTER.code / (qr.size + 2 * QUIET))
  const side = module * (qr.size + 2 * QUIET)
  const left = Math.round((POSTER.width - side) / 2)
  context.fillStyle = '#fff'
  context.fillRect(left, POSTER.top, side, side)
  context.fillStyle = '#000'
  for (let y = 0; y < qr.size; y++)
    for (let x = 0; x < qr.size; x++)
      if (qr.get(x, y)) context.fillRect(left + (x + QUIET) * module, POSTER.top + (y + QUIET) * module, module, module)
}
