import type { CDPSession, Page } from 'playwright'

export interface Frames {
  /** Share of frames that came more than 25 ms after the previous one. */
  dropped: number
  p95: number
  /** Longest task, ms. */
  longest: number
  /** Main thread time, ms: also meaningful on a busy machine. */
  cpu: number
  /** Share of screen samples without a tile. */
  blank: number
  /** Maximum number of elements of the list. */
  nodes: number
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export const throttle = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

/** A swipe over the page; a negative distance scrolls down. */
export const gesture = (cdp: CDPSession, distance: number, speed: number) =>
  cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: distance, speed, gestureSourceType: 'mouse', preventFling: true })

/** MB after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metrics(cdp)).JSHeapUsedSize! / 1e6
}

/** Main thread time so far, ms. */
const cpuOf = async (cdp: CDPSession) => (await metrics(cdp)).TaskDuration! * 1000

/** Scrolls twenty pages of games on a slowed CPU and measures. */
export async function framesOf(page: Page, cdp: CDPSession, cpu: number): Promise<Frames> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.bringToFront()
  await throttle(cdp, cpu)
  await page.evaluate(startCounting)
  const before = await cpuOf(cdp)
  for (let way = 0; way < 12; way++) await gesture(cdp, -2000, 3000)
  const after = await cpuOf(cdp)
  const frames = await page.evaluate(() => (window as unknown as { stopCounting: () => Omit<Frames, 'cpu'> }).stopCounting())
  await throttle(cdp, 1)
  return { ...frames, cpu: after - before }
}

const metrics = async (cdp: CDPSession): Promise<Record<string, number>> => {
  const { metrics: all } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(all.map(({ name, value }) => [name, value]))
}

/** Runs in the page. */
function startCounting() {
  const frames: number[] = []
  const tasks: number[] = [0]
  const looks = { all: 0, blank: 0 }
  let [last, running, nodes] = [0, true, 0]
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  const tick = (now: number) => {
    if (last) frames.push(now - last)
    last = now
    if (frames.length % 4 === 0) {
      nodes = Math.max(nodes, document.querySelector('ul:has(> li > article)')?.querySelectorAll('*').length ?? 0)
      looks.all++
      // Several points, since one may fall between two tiles.
      const seen = [0.45, 0.5, 0.55].flatMap((part) => document.elementsFromPoint(innerWidth * 0.2, innerHeight * part))
      if (!seen.some((element) => element.closest('article'))) looks.blank++
    }
    if (running) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  Object.assign(window, {
    stopCounting: () => {
      running = false
      observer.disconnect()
      const sorted = frames.toSorted((a, b) => a - b)
      return {
        dropped: frames.filter((gap) => gap > 25).length / frames.length,
        p95: sorted[Math.floor(sorted.length * 0.95)],
        longest: Math.max(...tasks),
        blank: looks.blank / looks.all,
        nodes,
      }
    },
  })
}

/** A page of the same origin with the same tiles and styles, all rendered at once, and no code. */
export async function plainPage(page: Page, tiles: readonly string[]): Promise<Page> {
  const { list, attributes, css } = await page.evaluate(() => ({
    list: document.querySelector('ul:has(> li > article)')!.className,
    attributes: [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' '),
    css: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
  }))
  const control = await page.context().newPage()
  await control.route('**/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${attributes}><meta name="viewport" content="width=device-width"><style>${css}</style><body><ul class="${list}">${tiles.join('').replaceAll('loading="lazy"', '')}</ul>`,
    }),
  )
  // The control page loads the list's pictures first. A new gateway renders each of them for the first time, which takes minutes.
  await control.goto(new URL('/plain', page.url()).href, { waitUntil: 'commit' })
  await control.waitForFunction(() => document.images.length > 0 && [...document.images].every(({ complete }) => complete), null, {
    timeout: 600_000,
    polling: 500,
  })
  return control
}

/** Time to replace and paint 26 tiles without any app code, ms. */
export async function bareChange(control: Page, cdp: CDPSession, cpu: number): Promise<number> {
  await control.evaluate(() => scrollTo(0, 0))
  await throttle(cdp, cpu)
  const times = await control.evaluate(async () => {
    const list = document.querySelector('ul')!
    const all = [...list.children].map(({ outerHTML }) => outerHTML)
    const times: number[] = []
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      const from = performance.now()
      list.innerHTML = all.slice((turn % 4) * 26, (turn % 4) * 26 + 26).join('')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(0)
      })
      times.push(performance.now() - from)
    }
    return times
  })
  await throttle(cdp, 1)
  return median(times)
}
