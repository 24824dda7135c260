import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { run as runProgram } from '../processes.ts'
import { differ } from './difference.ts'
import { galleryPage } from './galleryPage.ts'
import type { Shot } from './Shot.ts'

/** Lets another revision draw the same pictures with its own code, and writes a page of those that differ. */
export async function compareWith(browser: Browser, revision: string, shots: Shot[], folder: string): Promise<void> {
  const hash = execFileSync('git', ['rev-parse', '--short', `${revision}^{commit}`], { encoding: 'utf8' }).trim()
  const theirs = join('revisions', hash)
  await drawThere(hash, join(folder, theirs), shots)
  const compare = differ(browser)
  const different: Shot[] = []
  for (const shot of shots) {
    const before = join(theirs, shot.file)
    const difference = join('revisions', `${hash}-difference`, shot.file)
    if (!existsSync(join(folder, before))) {
      different.push({ ...shot, found: [...shot.found, `not at ${hash}`] })
      continue
    }
    mkdirSync(dirname(join(folder, difference)), { recursive: true })
    const changed = await compare(join(folder, before), join(folder, shot.file), join(folder, difference))
    if (changed > 0) different.push({ ...shot, changed, before, difference })
  }
  writeFileSync(join(folder, 'compare.html'), galleryPage(different))
  console.log(`• ${different.length} of ${shots.length} pictures differ from ${revision} (${hash})\n  ${folder}/compare.html`)
}

/** In a work tree of its own, installed from what is on this machine already. */
async function drawThere(hash: string, out: string, shots: Shot[]): Promise<void> {
  const tree = `${out}-tree`
  if (!existsSync(tree)) execFileSync('git', ['worktree', 'add', '--detach', tree, hash])
  if (!existsSync(join(tree, 'scripts/lib/gallery'))) throw new Error(`${hash} is from before the gallery: it cannot draw itself.`)
  const listOf = (values: (string | number)[]) => [...new Set(values)].join(',').toLowerCase()
  const args = ['scripts/pictures.mjs', '--out', out, '--only', [...new Set(shots.map(({ name }) => name))].join(',')]
  args.push('--brand', listOf(shots.map(({ brand }) => brand)), '--width', listOf(shots.map(({ width }) => width)))
  args.push('--language', listOf(shots.map(({ language }) => language)))
  const env = { ...process.env, PORT: String(Number(process.env.PORT ?? 4700) + 50) }
  const { code, output } = await runProgram(process.execPath, args, { cwd: tree, env, echo: true })
  if (code !== 0) throw new Error(`${hash} could not be drawn:\n${output.slice(-2000)}`)
}
