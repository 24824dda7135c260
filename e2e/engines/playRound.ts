import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@platform/config/chromium'
import { type Engine, eventually } from './Engine.ts'

interface Cell {
  src: string
  /** The picture's box without its padding, as shares of the screenshot. */
  left: number
  top: number
  width: number
  height: number
}

/** Mean difference of a color channel, of 255, that antialiasing and scaling leave between two engines. */
const MOST_DIFFERENT = 30

/**
 * Plays one round of the first game of the open list, in a window of its own, and compares the picture of the resting reels with the same
 * signs drawn by Chromium. Throws if they differ; `picture` stores the screenshot.
 */
export async function playRound(engine: Engine, gateway: string, picture: (name: string) => Promise<void>): Promise<void> {
  await engine.goto(await engine.evaluate<string>(launch))
  const spin = `[...document.querySelectorAll('button')].find((one) => one.textContent.includes('Girar') && one.ariaDisabled !== 'true')`
  await eventually('the round begins', () =>
    engine.evaluate<boolean>(`(() => { const one = ${spin}; one?.click(); return Boolean(one) })()`),
  )
  // While the reels spin each has twelve signs, at rest three.
  const atRest = `Boolean(${spin}) && document.querySelectorAll('[aria-hidden] > div > div > img').length === 9 && document.getAnimations().every((one) => one.playState !== 'running')`
  await eventually('the reels come to rest', () => engine.evaluate<boolean>(atRest))
  const cells = (await engine.evaluate<Cell[]>(cellsOf)).filter((_, index) => index % 3 !== 1)
  await picture('reels')
  const differences = await compare(gateway, await engine.screenshot(), cells)
  const wrong = differences.filter(({ same, shifted }) => same > MOST_DIFFERENT || shifted < same * 1.5)
  if (differences.length !== 6 || wrong.length > 0)
    throw new Error(`The reels are drawn otherwise than in Chromium: ${JSON.stringify(differences)}`)
}

/** In the page of the list: the address of its first game. */
const launch = `(async () => {
  const { token, merchantCode } = JSON.parse(localStorage.MC_SESSION_INFO ?? sessionStorage.MC_SESSION_INFO)
  const nodeId = new URL(document.querySelector('main article a').href).searchParams.get('nodeId')
  const query = new URLSearchParams({ nodeId, device: 'MOBILE', language: 'PT', backUrl: location.href })
  const headers = { 'X-Merchant': merchantCode, 'Accept-Language': 'pt-BR', 'X-Gateway-Id': '3', Authorization: 'Bearer ' + token, 'Idempotency-Key': crypto.randomUUID() }
  return (await (await fetch('/wps/game/launchGame?' + query, { headers })).json()).value.gameUrl
})()`

/** In the game: its nine signs. Those of the middle row are dimmed or lit, and are not compared. */
const cellsOf = `[...document.querySelectorAll('[aria-hidden] > div > div > img')].map((image) => {
  const { left, top, width, height } = image.getBoundingClientRect()
  const padding = parseFloat(getComputedStyle(image).paddingLeft)
  return {
    src: image.currentSrc,
    left: (left + padding) / innerWidth,
    top: (top + padding) / innerHeight,
    width: (width - 2 * padding) / innerWidth,
    height: (height - 2 * padding) / innerHeight,
  }
})`

/** Per cell, how the opaque pixels of the sign differ: from the sign, and as a control from the sign half a cell further. */
async function compare(gateway: string, screenshot: string, cells: Cell[]): Promise<{ src: string; same: number; shifted: number }[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    // A page of the same origin: its canvas may be read.
    await page.goto(`${gateway}/readyz`)
    return await page.evaluate(
      async ({ png, all }) => {
        const SIZE = 64
        const pixelsOf = (draw: (context: CanvasRenderingContext2D) => void) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
          const context = canvas.getContext('2d', { willReadFrequently: true })!
          draw(context)
          return context.getImageData(0, 0, SIZE, SIZE).data
        }
        const shot = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))]))
        const differences = []
        for (const { src, left, top, width, height } of all) {
          const sign = new Image(SIZE, SIZE)
          sign.src = new URL(src).pathname
          await sign.decode()
          const shown = pixelsOf((context) =>
            context.drawImage(shot, left * shot.width, top * shot.height, width * shot.width, height * shot.height, 0, 0, SIZE, SIZE),
          )
          const differenceAt = (x: number) => {
            const wanted = pixelsOf((context) => context.drawImage(sign, x, 0, SIZE, SIZE))
            let sum = 0
            let count = 0
            for (let at = 0; at < wanted.length; at += 4) {
              if (wanted[at + 3]! < 250) continue
              for (let channel = 0; channel < 3; channel++) sum += Math.abs(wanted[at + channel]! - shown[at + channel]!)
              count += 3
            }
            return Math.round(sum / count)
          }
          differences.push({ src: sign.src, same: differenceAt(0), shifted: differenceAt(SIZE / 2) })
        }
        return differences
      },
      { png: screenshot, all: cells },
    )
  } finally {
    await browser.close()
  }
}
