import type { PublicMessages } from '../pt-BR/public.ts'
import { messages as first } from './first.ts'
import auth from './auth.json' with { type: 'json' }
import closed from './closed.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import download from './download.json' with { type: 'json' }
import errorsLater from './errorsLater.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import moreGames from './games.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import lottery from './lottery.json' with { type: 'json' }
import menu from './menu.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import pwa from './pwa.json' with { type: 'json' }
import service from './service.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import signUp from './signUp.json' with { type: 'json' }
import systemLater from './systemLater.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }

// Home uses some of them.
const errors = { ...first.errors, ...errorsLater }
const games = { ...first.games, ...moreGames }
const system = { ...first.system, ...systemLater }

/** Texts of the prerendered pages and of overlays that may open over any page. */
export const messages: PublicMessages = {
  ...first,
  errors,
  games,
  system,
  auth,
  closed,
  consent,
  download,
  forms,
  help,
  lottery,
  menu,
  promotions,
  pwa,
  service,
  settings,
  signUp,
  titles,
}

export { labels } from './first.ts'
