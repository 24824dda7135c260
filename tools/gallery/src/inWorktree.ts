import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ENDING = '-tree'

/** Runs `work` with a work tree of a revision at `<path>-tree`; removes it afterwards, and before what an interrupted run has left beside it. */
export async function inWorktree<Value>(path: string, revision: string, work: (tree: string) => Promise<Value>): Promise<Value> {
  const git = (...args: string[]) => execFileSync('git', ['worktree', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  const removeAll = () => {
    const trees = readdirSync(dirname(path)).filter((name) => name.endsWith(ENDING))
    for (const name of trees) rmSync(join(dirname(path), name), { recursive: true, force: true })
    git('prune')
  }
  mkdirSync(dirname(path), { recursive: true })
  removeAll()
  git('add', '--quiet', '--detach', path + ENDING, revision)
  try {
    return await work(path + ENDING)
  } finally {
    removeAll()
  }
}
