import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

/** Nothing but the pages under test may use the network or the screen; containers have no sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Path of a Chromium: `CHROME_PATH`, the system's, or the one Playwright downloaded. Undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROME_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Debian's `chromium-headless-shell`: without a window to keep, it draws a fifth faster. Undefined where there is none. */
export const findHeadlessShell = () => ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path))

/** Playwright launch options for the found browser. Says what to install where there is none. */
export function chromiumLaunch() {
  const executablePath = findChromium()
  if (!executablePath) {
    throw new Error('No Chromium found: install the package `chromium`, set CHROME_PATH, or run `pnpm exec playwright install chromium`.')
  }
  return { executablePath, args: chromiumFlags }
}
