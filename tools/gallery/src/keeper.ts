import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the path of a picture. Only then does it move the previous run's picture away, so that an interrupted run leaves the others in place. */
export function keeper(folder: string) {
  const kept = new Set<string>()
  return (file: string): string => {
    const [path, before] = [join(folder, file), join(folder, 'before', file)]
    for (const one of [path, before]) mkdirSync(dirname(one), { recursive: true })
    if (!kept.has(file) && existsSync(path)) renameSync(path, before)
    kept.add(file)
    return path
  }
}
