// Runs before anything is installed, on any Node from 20: may only import Node's own modules.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs what is missing, then runs a TypeScript file of ours on the Node 24 of the workspace and ends with its code.
 * @param {string} script
 * @param {{ stopsWithUs?: boolean }} [options] `stopsWithUs`: a channel closes when this process is killed. */
export async function onNode24(script, { stopsWithUs = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`This needs Node 20 or newer; you have ${process.versions.node}.`)
    process.exit(1)
  }
  process.chdir(root)
  if (!(await install(root))) process.exit(1)
  const child = spawn('node_modules/node/bin/node', ['--conditions=@platform/source', script, ...process.argv.slice(2)], {
    stdio: stopsWithUs ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: {
      ...process.env,
      PATH: `${root}node_modules/.bin:${process.env.PATH}`,
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  })
  // Ctrl-C reaches the child too; the child decides when everything has stopped.
  process.on('SIGINT', () => {})
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + ((signal && constants.signals[signal]) || 1)))
}
