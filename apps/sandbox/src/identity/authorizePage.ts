import { escapeHtml } from '../gateway/escapeHtml.ts'

const names = { facebook: 'Facebook', google: 'Google' } as const

const texts = {
  PT: {
    lang: 'pt-BR',
    title: 'Entrar com {provider}',
    wants: '{site} quer saber seu nome e seu e-mail.',
    email: 'E-mail da conta {provider}',
    name: 'Nome',
    agree: 'Continuar como essa pessoa',
    cancel: 'Cancelar',
    note: 'Página de demonstração: faz as vezes de {provider} e aceita qualquer e-mail. Nenhuma senha é pedida aqui.',
    failed: 'Não deu certo. Feche esta janela e tente de novo.',
  },
  EN: {
    lang: 'en',
    title: 'Continue with {provider}',
    wants: '{site} wants to know your name and email.',
    email: 'Email of the {provider} account',
    name: 'Name',
    agree: 'Continue as this person',
    cancel: 'Cancel',
    note: 'Demonstration page: it simulates {provider} and accepts any email. No password is needed here.',
    failed: 'That didn’t work. Close this window and try again.',
  },
} as const

export interface AuthorizePage {
  channel: keyof typeof names
  /** Name of the requesting site. */
  site: string
  language: keyof typeof texts
}

/** The page where a player consents to be identified to a site. */
export function authorizePage({ channel, site, language }: AuthorizePage): string {
  const provider = names[channel]
  const t = (key: keyof (typeof texts)['PT']) => escapeHtml(texts[language][key].replace('{provider}', provider).replace('{site}', site))
  return `<!doctype html>
<html lang="${t('lang')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${t('title')}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/identity/authorize.css" />
    <script type="module" src="/identity/authorize.js"></script>
  </head>
  <body data-channel="${channel}">
    <main>
      <span class="mark" aria-hidden="true">${provider[0]}</span>
      <h1>${t('title')}</h1>
      <p>${t('wants')}</p>
      <form>
        <label>${t('email')}<input name="email" type="email" autocomplete="email" required maxlength="100" value="ana.clara@exemplo.com" /></label>
        <label>${t('name')}<input name="name" autocomplete="name" required maxlength="60" value="Ana Clara" /></label>
        <p id="failed" role="alert" hidden>${t('failed')}</p>
        <button>${t('agree')}</button>
        <button type="button" class="quiet" id="cancel">${t('cancel')}</button>
      </form>
      <p class="note">${t('note')}</p>
    </main>
  </body>
</html>
`
}
