import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inWorktree } from './inWorktree.ts'

test('a comparison leaves no work tree, and removes the one of an interrupted run or of a deleted folder', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'worktree-'))
  const previous = process.cwd()
  onTestFinished(() => {
    process.chdir(previous)
    rmSync(repository, { recursive: true })
  })
  process.chdir(repository)
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
  writeFileSync('file', 'text')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-qm', 'first')
  const revisions = join(repository, '.pictures/revisions')
  git('worktree', 'add', '-q', '--detach', join(revisions, 'interrupted-tree'))
  git('worktree', 'add', '-q', '--detach', join(revisions, 'one-tree'))
  rmSync(join(revisions, 'one-tree'), { recursive: true })

  const work = vi.fn<(tree: string) => Promise<boolean>>((tree) => Promise.resolve(existsSync(join(tree, 'file'))))
  expect(await inWorktree(join(revisions, 'one'), 'HEAD', work)).toBe(true)
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  await expect(inWorktree(join(revisions, 'one'), 'HEAD', () => Promise.reject(new Error('not rendered')))).rejects.toThrow('not rendered')
  expect([git('worktree', 'list').trim().split('\n').length, readdirSync(revisions)]).toEqual([1, []])
})
