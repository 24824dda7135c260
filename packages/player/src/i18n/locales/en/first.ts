import type { FirstMessages } from '../pt-BR/first.ts'
import errors from './errors.json' with { type: 'json' }
import games from './gamesFirst.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import system from './system.json' with { type: 'json' }

/** What home and the frame around every screen say: all that the first page waits for. */
export const messages: FirstMessages = { errors, games, home, layout, system }

export { en as labels } from '@platform/ui'
