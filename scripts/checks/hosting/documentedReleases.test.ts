import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { read } from '../sources.ts'

const documented = (name: string) => new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(read('docs/deploying.md'))?.[1] ?? ''

test('[deploying] a deployment and a rollback as documented keep the code of open pages, and change the site in one step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = join(folder, 'srv')
  const write = (path: string, text = path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (name: string, version: string) => {
    // Only the paths and the version are replaced; reloading is counted.
    const script = documented(name)
      .replace(/site=\S+/, `site=${site}`)
      .replace(/build=\S+/, `build=${join(folder, 'build')}`)
      .replace(/version=(\$\([^)]*\)|\S+)/, `version=${version}`)
    const { status, stderr } = spawnSync('sh', ['-euc', `nginx() { echo "$@" >> ${folder}/nginx; }\n${script}`], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  }
  const deploy = (version: string) => {
    rmSync(join(folder, 'build'), { recursive: true, force: true })
    write('build/index.html', version)
    write(`build/assets/index-${version}.js`)
    write('build/assets/same.js', 'same')
    run('deploy', version)
  }
  const assets = () => readdirSync(join(site, 'dist/assets')).toSorted()

  deploy('one')
  deploy('two')
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toBe('two')
  expect(assets()).toEqual(['index-one.js', 'index-two.js', 'same.js'])
  run('rollback', 'one')
  expect(readlinkSync(join(site, 'dist'))).toBe('releases/one')
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toBe('one')
  expect(assets()).toEqual(['index-one.js', 'index-two.js', 'same.js'])
  const old = Date.now() / 1000 - 40 * 86_400
  utimesSync(join(site, 'dist/assets/index-two.js'), old, old)
  deploy('three')
  expect(assets()).toEqual(['index-one.js', 'index-three.js', 'same.js'])
  expect(readFileSync(join(folder, 'nginx'), 'utf8').split('\n').filter(Boolean)).toEqual(Array(4).fill(['-t', '-s reload']).flat())
})
