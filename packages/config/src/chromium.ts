import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** No background traffic, no GPU, no first-run pages; and no sandbox, since containers do not support one. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Text renders the same in headless and in full Chromium.
  '--font-render-hinting=slight',
]

/** Debian's `chromium-headless-shell` takes a third less CPU time than a full browser. */
const shells = ['/usr/bin/chromium-headless-shell']
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

interface ChromiumOptions {
  /** A full browser, as players have it: for measuring speed. */
  full?: boolean
}

/** Path of a Chromium: `CHROME_PATH`, the system's, or the one Playwright downloaded. Undefined if none is installed. */
export function findChromium({ full = false }: ChromiumOptions = {}): string | undefined {
  const inOrder = full ? [...browsers, ...shells] : [...shells, ...browsers]
  return [process.env.CHROME_PATH, ...inOrder, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Playwright launch options for the installed Chromium. Throws with what to install if there is none. */
export function chromiumLaunch(options?: ChromiumOptions) {
  const executablePath = findChromium(options)
  if (!executablePath) {
    throw new Error(
      'No Chromium found: install the package `chromium-headless-shell` or `chromium`, set CHROME_PATH, or run `npx playwright install chromium`.',
    )
  }
  return { executablePath, args: chromiumFlags }
}
