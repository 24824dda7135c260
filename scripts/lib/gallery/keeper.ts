import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Says where a picture goes. The one of the run before makes place at that moment: what an interrupted run does not draw stays as it was. */
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
