import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScreenEntry } from '../../../packages/player/src/routes/ScreenEntry.ts'

/** First line of every list. */
export const listHeader = '// Written by `npm run gen -- screens` from the folders of the screens.\n'

/** A folder that declares a screen: `games/GameListScreen` is the route `gameList`. */
export interface ScreenFolder {
  name: string
  /** From the source of the player. */
  folder: string
  feature: string
  /** Text of its `screen.ts`. */
  declaration: string
  entry?: ScreenEntry
}

/** Every screen in the source of the player, by name. */
export async function screenFolders(source: string): Promise<ScreenFolder[]> {
  const screens = globSync('*/*Screen/screen.ts', { cwd: source }).map(async (file) => {
    const [feature = '', folder = ''] = file.split('/')
    const name = folder.charAt(0).toLowerCase() + folder.slice(1, -'Screen'.length)
    const { entry } = (await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href)) as { entry?: ScreenEntry }
    return { name, folder: `${feature}/${folder}`, feature, declaration: readFileSync(join(source, file), 'utf8'), entry }
  })
  return (await Promise.all(screens)).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}
