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

/** Portuguese of Brazil, the language that every other catalogue must match key by key. */
export const messages = { ...first, auth, download, feedback, forms, help, inbox, member, promotions, records, service, settings }

export type Messages = typeof messages

export { labels } from './first.ts'
