import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read } from '../sources.ts'
import { temporaryIn } from './startHost.ts'

/**
 * The errors that nginx reports for the configuration in the site's image, with its variables replaced; empty if there are none.
 * `gateway:4000` does not resolve on this machine.
 */
export function faultsOfImage(dist: string): string {
  const defaults = [...read('docker/site.Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => [
    ...line.matchAll(/(\w+)=("?)(\S*)\2(?= |$)/g),
  ])
  const values = new Map(defaults.map(([, name = '', , value = '']) => [name, value.replace('gateway:', '127.0.0.1:')]))
  // Like envsubst with a list of variables: others stay unchanged.
  const filled = read('docker/site.conf.template').replace(/\$\{(\w+)\}/g, (written, name: string) => values.get(name) ?? written)
  const folder = mkdtempSync(join(tmpdir(), 'platform-image-'))
  const file = join(folder, 'configuration')
  const site = filled.replaceAll('/srv/site', dist)
  writeFileSync(file, `pid ${join(folder, 'pid')};\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\n${temporaryIn(folder)}\n${site}}\n`)
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', 'stderr'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? '' : stderr
}
