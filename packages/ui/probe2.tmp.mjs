import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
const root = '/work/main/apps/storybook/storybook-static'
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const server = createServer(async (q, r) => {
  try {
    const p = new URL(q.url, 'http://x').pathname
    const b = await readFile(join(root, p === '/' ? 'index.html' : p))
    r.setHeader('content-type', types[extname(p)] || 'text/plain')
    r.end(b)
  } catch {
    r.statusCode = 404
    r.end()
  }
}).listen(4400)
const jobs = process.argv.slice(2) // id:brand[:width[:extra globals]]
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
for (const job of jobs) {
  const [id, brand, width = '390', extra = '', action = ''] = job.split(':')
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 844 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    isMobile: true,
    reducedMotion: extra.includes('still') ? 'reduce' : 'no-preference',
    forcedColors: extra.includes('forced') ? 'active' : 'none',
  })
  page.on('console', (m) => m.type() === 'error' && console.log(job, m.text()))
  page.on('pageerror', (e) => console.log(job, 'ERR', e.message))
  const globals = [
    `brand:${brand}`,
    ...extra
      .split(',')
      .filter((x) => x.includes('='))
      .map((x) => x.replace('=', ':')),
  ].join(';')
  await page.goto(`http://localhost:4400/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.waitForSelector('#storybook-root > *', { timeout: 20000 })
  if (action) {
    await page.click(action)
  }
  await page.waitForTimeout(1200)
  const bad = await page.evaluate(() => { const w=document.documentElement.clientWidth; return [...document.querySelectorAll('#storybook-root *')].filter(e=>{ const r=e.getBoundingClientRect(); if(r.right<=w+0.5) return false; for(let p=e.parentElement;p;p=p.parentElement){ const o=getComputedStyle(p).overflowX; if(o!=='visible') return false } return true }).map(e=>(e.className.baseVal??e.className)+' '+Math.round(e.getBoundingClientRect().right)+' '+(e.textContent||'').slice(0,30)).slice(0,14) }); console.log(job, bad)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) console.log(job, 'OVERFLOW', overflow)
  await page.screenshot({
    path: `/tmp/ui-scratch/${id}-${brand}-${width}${extra.replace(/[^a-z0-9]/gi, '')}.png`,
    fullPage: !extra.includes('view'),
  })
  await page.close()
}
await browser.close()
server.close()
