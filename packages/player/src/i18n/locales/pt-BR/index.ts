import auth from './auth.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import games from './games.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import inbox from './inbox.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import member from './member.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import service from './service.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import system from './system.json' with { type: 'json' }

/** Portuguese of Brazil, the language that every other catalogue must match key by key. */
export const messages = {
  auth,
  errors,
  feedback,
  forms,
  games,
  help,
  home,
  inbox,
  layout,
  member,
  promotions,
  records,
  service,
  settings,
  system,
}

export type Messages = typeof messages

export { ptBR as labels } from '@platform/ui'
