import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that declares a screen: `games/GameListScreen` is the route `gameList`. */
export interface ScreenFolder {
  name: string
  /** From the source of the player. */
  folder: string
  feature: string
  /** Text of its `screen.ts`. */
  declaration: string
}

/** Every screen in the source of the player, by name. */
export const screenFolders = (source: string): ScreenFolder[] =>
  globSync('*/*Screen/screen.ts', { cwd: source })
    .map((file) => {
      const [feature = '', folder = ''] = file.split('/')
      const name = folder.charAt(0).toLowerCase() + folder.slice(1, -'Screen'.length)
      return { name, folder: `${feature}/${folder}`, feature, declaration: readFileSync(join(source, file), 'utf8') }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
