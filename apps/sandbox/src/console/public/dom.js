export const $ = (id) => document.getElementById(id)

/** Makes an element; children are text unless they are elements, so data from the server never becomes markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export async function call(path, body) {
  const response = await fetch(`/console/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  // A refusal by market rules names the article.
  if (!response.ok) throw new Error(`${path}: ${answer.errorCode} ${answer.value?.article ?? JSON.stringify(answer.value?.fields ?? '')}`)
  return answer
}

export function say(text, tone = 'good') {
  $('message').textContent = text
  $('message').dataset.tone = tone
}

/** Replaces the cards of a list; what is typed in one that remains is copied, since only another one has been decided. */
export function replaceCards(list, cards) {
  const hintOf = (card) => card.querySelector('.hint').textContent
  const before = new Map([...list.children].map((card) => [hintOf(card), card]))
  for (const card of cards) {
    for (const { name, value } of before.get(hintOf(card))?.querySelectorAll('textarea, input, select') ?? [])
      for (const field of card.querySelectorAll(`[name="${name}"]`)) field.value = value
  }
  list.replaceChildren(...cards)
}

/** An account with the CPF of another one; `decision` makes its form. */
export const cpfCard =
  (decision) =>
  ({ merchant, userName, name, idNumber, conflict, holder }) => {
    const document = make('label', {}, 'CPF of the document', make('input', { name: 'idNumber', required: true, inputMode: 'numeric' }))
    return make(
      'article',
      {},
      make('h3', {}, `${idNumber} · ${name || userName}`),
      make(
        'p',
        { className: 'hint' },
        `${merchant} · ${userName} · ${conflict === 'taken' ? 'proven by' : 'held by'} ${holder || 'no account now'}`,
      ),
      make('p', {}, 'May not deposit. Accepting the identity of this account makes it the holder, unless the other one is accepted too.'),
      decision([document], [['Change the CPF', true, (said) => ['cpf/change', { merchant, userName, ...said }]]]),
    )
  }

const when = (at) => new Date(at).toLocaleString()

/** An account that is not open, with who chose that and why. */
export function protectionCard({ merchant, userName, state, since, until, returnAt, actor, reason }) {
  const end = returnAt
    ? `opens ${when(returnAt)}`
    : until
      ? `${state === 'excluded' ? 'return from' : 'until'} ${when(until)}`
      : 'without an end'
  return make(
    'article',
    {},
    make('h3', {}, `${state} · ${userName}`),
    make('p', { className: 'hint' }, `${merchant} · since ${when(since)} · ${state === 'closing' ? 'until settled' : end} · by ${actor}`),
    ...(reason ? [make('blockquote', {}, reason)] : []),
  )
}
