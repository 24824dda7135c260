import type { Messages } from '../pt-BR/index.ts'
import { messages as first } from './first.ts'
import auth from './auth.json' with { type: 'json' }
import download from './download.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import inbox from './inbox.json' with { type: 'json' }
import member from './member.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import service from './service.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }

/** English. */
export const messages: Messages = { ...first, auth, download, feedback, forms, help, inbox, member, promotions, records, service, settings }

export { labels } from './first.ts'
