import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Nothing but the pages under test may use the network or the screen; containers have no sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The same letters in a browser without a window as in a whole one.
  '--font-render-hinting=slight',
]

/** Debian's `chromium-headless-shell`: without a window to keep, it takes a third less processor time than a whole browser. */
const shells = ['/usr/bin/chromium-headless-shell']
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

interface Wanted {
  /** As players have it: for what measures speed. */
  whole?: boolean
}

/** Path of a Chromium: `CHROME_PATH`, the system's, or the one Playwright downloaded. Undefined where there is none. */
export function findChromium({ whole = false }: Wanted = {}): string | undefined {
  const inOrder = whole ? [...browsers, ...shells] : [...shells, ...browsers]
  return [process.env.CHROME_PATH, ...inOrder, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Playwright launch options for the found browser. Says what to install where there is none. */
export function chromiumLaunch(wanted?: Wanted) {
  const executablePath = findChromium(wanted)
  if (!executablePath) {
    throw new Error(
      'No Chromium found: install the package `chromium-headless-shell` or `chromium`, set CHROME_PATH, or run `npx playwright install chromium`.',
    )
  }
  return { executablePath, args: chromiumFlags }
}
