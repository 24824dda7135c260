import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { run as runProgram } from '../../../scripts/lib/processes.ts'
import type { Choice } from './chooseJobs.ts'
import { differ } from './difference.ts'
import { galleryPage } from './galleryPage.ts'
import { inWorktree } from './inWorktree.ts'
import { choiceThere, isChosen } from './revisionChoice.ts'
import type { Shot } from './Shot.ts'

/** Renders the same selection with the code of another revision, and writes a page of pictures that differ or exist in only one of them. */
export async function compareWith(browser: Browser, revision: string, shots: Shot[], choice: Choice, folder: string): Promise<void> {
  const hash = hashOf(revision)
  const theirs = join('revisions', hash)
  await renderThere(hash, join(folder, theirs), choice, shots)
  const there = shotsIn(join(folder, theirs)).filter((shot) => isChosen(shot, choice, shots))
  const different = await differencesOf(differ(browser), shots, { there, theirs, hash, folder })
  writeFileSync(join(folder, 'compare.html'), galleryPage(different))
  console.log(`• ${different.length} of ${shots.length} pictures differ from ${revision} (${hash})\n  ${folder}/compare.html`)
}

/** The short hash of a revision; throws a sentence if there is none. */
export function hashOf(revision: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', `${revision}^{commit}`], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    throw new Error(`--compare takes a revision of git, such as main or HEAD~3: ${revision}`)
  }
}

interface Revision {
  there: Shot[]
  /** Folder of its pictures, relative to `folder`. */
  theirs: string
  hash: string
  folder: string
}

/** Pictures that differ, or that only one of the revisions has. */
export async function differencesOf(
  compare: ReturnType<typeof differ>,
  here: Shot[],
  { there, theirs, hash, folder }: Revision,
): Promise<Shot[]> {
  const before = new Map(there.filter(({ undrawn }) => !undrawn).map((shot) => [shot.file, join(theirs, shot.file)]))
  const different: Shot[] = []
  for (const shot of here) {
    const earlier = before.get(shot.file)
    if (!earlier || shot.undrawn) {
      different.push({ ...shot, found: [...shot.found, earlier ? `only at ${hash}` : `not at ${hash}`] })
      continue
    }
    const difference = join('revisions', `${hash}-difference`, shot.file)
    mkdirSync(dirname(join(folder, difference)), { recursive: true })
    const changed = await compare(join(folder, earlier), join(folder, shot.file), join(folder, difference))
    if (changed > 0) different.push({ ...shot, changed, before: earlier, difference })
  }
  const files = new Set(here.map(({ file }) => file))
  const gone = there.filter(({ file }) => before.has(file) && !files.has(file))
  return [...different, ...gone.map((shot) => ({ ...shot, file: join(theirs, shot.file), found: [`only at ${hash}`] }))]
}

const shotsIn = (folder: string) => {
  const list = join(folder, 'pictures.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Shot[]) : []
}

/** Renders in a separate work tree, installed from the local package store. */
async function renderThere(hash: string, out: string, choice: Choice, shots: Shot[]): Promise<void> {
  const { code, output } = await inWorktree(out, hash, (tree) => renderIn(tree, { hash, out, choice, shots }))
  // Everything selected may be newer than the revision.
  if (code !== 0 && !output.includes('No scenario is called')) throw new Error(`${hash} could not be rendered:\n${output.slice(-2000)}`)
}

interface Selection {
  hash: string
  out: string
  choice: Choice
  shots: Shot[]
}

function renderIn(tree: string, { hash, out, choice, shots }: Selection) {
  if (!existsSync(join(tree, 'scripts/pictures.mjs'))) throw new Error(`${hash} is older than the gallery and cannot render itself.`)
  const args = ['scripts/pictures.mjs', '--out', out, ...choiceThere(choice, shots, (brand) => existsSync(join(tree, 'apps', brand)))]
  const env = { ...process.env, PORT: String(Number(process.env.PORT ?? 4700) + 50) }
  return runProgram(process.execPath, args, { cwd: tree, env, echo: true })
}
