import type { FirstMessages } from '../pt-BR/first.ts'
import errors from './errors.json' with { type: 'json' }
import games from './gamesFirst.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import system from './system.json' with { type: 'json' }

/** Texts of home and of the frame around every screen: all that the first page waits for. */
export const messages: FirstMessages = { errors, games, home, layout, system }

export { en as labels } from '@platform/ui'
