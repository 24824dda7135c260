import { $, call, cpfCard, make, protectionCard, replaceCards, say } from './dom.js'

/** A separate form for each case: `fields` by name, and a button for each decision. */
function decision(fields, buttons) {
  const form = make('form', {}, ...fields)
  for (const [label, quiet, act] of buttons) {
    const button = make('button', { className: quiet ? 'quiet' : '' }, label)
    button.addEventListener('click', () => (form.onsubmit = (event) => (event.preventDefault(), end(act, new FormData(form), form))))
    form.append(button)
  }
  return form
}

async function end(act, data, form) {
  try {
    const [path, body] = act(Object.fromEntries([...data].filter(([, value]) => value !== '')))
    await call(path, body)
    say('Done: the member sees it now.')
    form?.reset()
    await show()
  } catch (error) {
    say(error.message, 'bad')
  }
}

const area = (name, label, required = false) => make('label', {}, label, make('textarea', { name, required, rows: 2, maxLength: 5000 }))
const when = (at) => new Date(at).toLocaleString()
const money = (cents) => (cents / 100).toLocaleString(undefined, { minimumFractionDigits: 2 })

function picture(id) {
  const address = `/console/api/uploads/${id}`
  return make(
    'a',
    { href: address, target: '_blank', rel: 'noopener' },
    make('img', { src: `${address}?size=small`, alt: `Picture ${id}`, loading: 'lazy' }),
  )
}

function applicationCard({ applicationNo, title, merchant, userName, comment, reward, createdAt, images }) {
  const decide = (outcome) => (reasons) => ['applications/decide', { applicationNo, outcome, ...reasons }]
  const pays = reward ? `Pay ${money(reward)}` : 'Approve'
  return make(
    'article',
    {},
    make('h3', {}, title),
    make('p', { className: 'hint' }, `${merchant} · ${userName} · ${applicationNo} · ${when(createdAt)}`),
    make('blockquote', {}, comment || '(no comment)'),
    make('div', { className: 'pictures' }, ...images.map(picture)),
    decision(
      [area('reasonPt', 'Reason, Portuguese'), area('reasonEn', 'Reason, English')],
      [
        [pays, false, decide('issued')],
        ['Reject', true, decide('rejected')],
      ],
    ),
  )
}

function ticketCard({ ticketNo, type, orderNo, merchant, userName, history }) {
  const answer = (close) => (said) => ['feedback/answer', { ticketNo, ...said, close }]
  const entry = ({ author, content, sentAt, images }) =>
    make(
      'li',
      {},
      make('p', { className: 'hint' }, `${author}, ${when(sentAt)}`),
      make('blockquote', {}, content),
      make('div', { className: 'pictures' }, ...images.map(picture)),
    )
  return make(
    'article',
    {},
    make('h3', {}, `${type} · ${userName}`),
    make('p', { className: 'hint' }, [merchant, ticketNo, orderNo && `order ${orderNo}`].filter(Boolean).join(' · ')),
    make('ol', { className: 'history' }, ...history.map(entry)),
    decision(
      [area('content', 'Answer', true)],
      [
        ['Answer', false, answer(false)],
        ['Answer and close', true, answer(true)],
      ],
    ),
  )
}

/** A document is fetched only when an operator opens it, since each access is logged. */
const documentLink = ({ id, side }) => make('a', { href: `/console/api/uploads/${id}`, target: '_blank', rel: 'noopener' }, `Open ${side}`)

const reasons = ['blur', 'glare', 'cut', 'expired', 'name', 'underage', 'mismatch', 'other']

function identityCard({ id, merchant, userName, name, idNumber, birthDate, sentAt, images }) {
  const decide =
    (outcome) =>
    ({ birthDate, ...said }) => ['kyc/decide', { id, outcome, ...said, ...(birthDate && { birthDate }) }]
  const date = make('label', {}, 'Date of birth in the document, if another', make('input', { name: 'birthDate', type: 'date' }))
  const options = reasons.map((reason) => make('option', { value: reason }, reason))
  return make(
    'article',
    {},
    make('h3', {}, name),
    make('p', { className: 'hint' }, `${merchant} · ${userName} · CPF ${idNumber} · born ${birthDate} · ${when(sentAt)}`),
    make('p', { className: 'documents' }, ...images.map(documentLink)),
    decision(
      [make('label', {}, 'Reason of a refusal', make('select', { name: 'reason' }, ...options)), date],
      [
        ['Accept', false, decide('accepted')],
        ['Refuse', true, decide('refused')],
      ],
    ),
  )
}

const ways = {
  exact: 'Pay',
  otherPayer: 'Pay with another CPF',
  otherAmount: 'Pay another amount',
  late: 'Pay late',
  twice: 'Pay twice',
  tenWebhooks: 'Pay, ten webhooks',
  outOfOrder: 'Pay, webhooks out of order',
  silent: 'Pay without a webhook',
}

function depositCard({ orderNo, merchant, channelId, type, status, amount, remark, createdAt, userName, name, images }) {
  const about = `${merchant} · ${userName} · ${channelId} · ${orderNo} ${remark} · ${when(createdAt)}`
  const pay = (how) => (said) => ['bank/pay', { orderNo, how, ...(said.amount && { amount: Math.round(said.amount * 100) }) }]
  const other = make('label', {}, 'Amount, if another', make('input', { name: 'amount', type: 'number', min: 0.01, step: 0.01 }))
  const decide = (outcome) => (said) => [
    'deposits/decide',
    { orderNo, outcome, ...said, ...(said.amount && { amount: Math.round(said.amount * 100) }) },
  ]
  const payer = [
    make('label', {}, 'Payer’s CPF, CNPJ', make('input', { name: 'payerCpf', pattern: '[0-9]{11}|[0-9A-Z]{12}[0-9]{2}' })),
    make('label', {}, 'Payer’s name', make('input', { name: 'payerName', maxLength: 100 })),
  ]
  const buttons =
    type === 'TRANSFER'
      ? [
          ['Approve', false, decide('approved')],
          ['Refuse', true, decide('refused')],
        ]
      : [
          ...Object.entries(ways)
            .filter(([how]) => how !== 'late' || status === 'waiting')
            .map(([how, label]) => [label, how !== 'exact', pay(how)]),
          ['Claw back', true, () => ['bank/clawback', { orderNo }]],
          ['Bank refuses', true, () => ['bank/refuse', { orderNo }]],
        ]
  return make(
    'article',
    {},
    make('h3', {}, `${money(amount)} · ${status} · ${name || userName}`),
    make('p', { className: 'hint' }, about),
    make('div', { className: 'pictures' }, ...images.map(picture)),
    decision([...(type === 'TRANSFER' ? payer : []), other], buttons),
  )
}

const rejections = ['identity', 'destination', 'bets', 'documents', 'account', 'other']

function withdrawalCard({ orderNo, merchant, userName, name, status, amount, fee, masked, type, pixKeyType, createdAt }) {
  const about = `${merchant} · ${userName} · ${type} ${pixKeyType} ${masked} · ${orderNo} · ${when(createdAt)}`
  const decide = (what) => (said) => [`withdrawals/${what}`, { orderNo, ...(what === 'reject' && said) }]
  const bank = (how) => () => ['bank/payout', { orderNo, how }]
  const waits = status === 'requested' || status === 'review'
  const buttons = [
    ...(waits ? [['Approve', false, decide('approve')]] : []),
    ...(status === 'approved' ? [['Send', false, decide('send')]] : []),
    ...(waits || status === 'approved' ? [['Reject', true, decide('reject')]] : []),
    ...(status === 'requested' ? [['Take in review', true, decide('review')]] : []),
    ...(status === 'sending' ? [['Bank: arrived', false, bank('arrive')], ['Bank: refused', true, bank('fail')]] : []), // prettier-ignore
    ...(status === 'sending' || status === 'paid' ? [['Bank: returned', true, bank('return')]] : []),
  ]
  const options = rejections.map((reason) => make('option', { value: reason }, reason))
  const reason = make('label', {}, 'Reason of a rejection', make('select', { name: 'reason' }, ...options))
  return make(
    'article',
    {},
    make('h3', {}, `${money(amount)} · ${status} · ${name}`),
    make('p', { className: 'hint' }, `${about}${fee ? ` · fee ${money(fee)}` : ''}`),
    decision(waits || status === 'approved' ? [reason] : [], buttons),
  )
}

function closedCard({ merchant, userName, name, amount, closedAt }) {
  const payTo = (to) => () => ['withdrawals/closed', { merchant, userName, to }]
  return make(
    'article',
    {},
    make('h3', {}, `${money(amount)} · ${name}`),
    make('p', { className: 'hint' }, `${merchant} · ${userName} · closed ${when(closedAt)}`),
    decision([], [['Pay out to the last destination', false, payTo('last')], ['Pay out to the CPF', true, payTo('cpf')]]), // prettier-ignore
  )
}

for (const [id, down] of [
  ['bankDown', true],
  ['bankUp', false],
])
  $(id).addEventListener('click', () => void end(() => ['bank/down', { down }], new FormData()))

$('freeze').addEventListener('submit', (event) => {
  event.preventDefault()
  void end(({ frozen, ...who }) => ['withdrawals/freeze', { ...who, frozen: frozen === 'on' }], new FormData(event.target))
})

$('repay').addEventListener('click', () => {
  if (!$('freeze').reportValidity()) return
  void end(({ merchant, userName }) => ['withdrawals/repay', { merchant, userName }], new FormData($('freeze')))
})

$('protect').addEventListener('submit', (event) => {
  event.preventDefault()
  void end(({ duration = null, ...body }) => ['protection/enter', { ...body, duration }], new FormData(event.target), event.target)
})

/** Who owes whom. */
const between = ({ payer, userName, offeredBy, closedAt, offererClosedAt }) =>
  `${payer === 'house' ? 'the house' : `${offeredBy}${offererClosedAt ? ' (closed)' : ''}`} → ${userName}${closedAt ? ' (closed)' : ''}`

const reference = () => make('label', {}, 'Reference of the payment', make('input', { name: 'reference', maxLength: 100 }))

function paymentCard({ settlementId, merchant, kind, amount, from, to, ...two }) {
  return make(
    'article',
    {},
    make('h3', {}, `${money(amount)} · ${kind} · ${between(two)}`),
    make('p', { className: 'hint' }, `${merchant} · settlement ${settlementId} · ${when(from)} – ${when(to)}`),
    decision([reference()], [['Paid by hand', false, (said) => ['contracts/byHand', { settlementId, ...said }]]]),
  )
}

function contractCard({ contractId, merchant, kind, failure, from, setAsideAt, ...two }) {
  return make(
    'article',
    {},
    make('h3', {}, `${kind} · ${between(two)}`),
    make('p', { className: 'hint' }, `${merchant} · contract ${contractId} · set aside ${when(setAsideAt)}`),
    make('blockquote', {}, failure),
    make('p', {}, `Nothing is settled from ${when(from)} on. Whoever pays can't close the account until it is settled, or ended.`),
    decision(
      [reference()],
      [
        ['Settle again', false, () => ['contracts/again', { contractId }]],
        ['Settle all with this failure', true, () => ['contracts/again', { contractId, alike: true }]],
        ['End: settled by hand', true, (said) => ['contracts/end', { contractId, ...said }]],
      ],
    ),
  )
}

const caseTitles = {
  freshSettlement: 'A settlement was paid with deposits that were not bet',
  oppositeBets: 'Opposite bets from one address',
}
const inCents = new Set(['amount', 'freshDeposits', 'stake'])

function caseCard({ caseId, merchant, kind, rows, openedAt }) {
  const lineOf = (row) => Object.entries(row).map(([name, value]) => `${name} ${inCents.has(name) ? money(value) : value}`).join(' · ') // prettier-ignore
  return make(
    'article',
    {},
    make('h3', {}, caseTitles[kind]),
    make('p', { className: 'hint' }, `${merchant} · case ${caseId} · ${when(openedAt)}`),
    make('ul', {}, ...rows.map((row) => make('li', {}, lineOf(row)))),
    decision([], [['Close', false, () => ['cases/close', { caseId }]]]),
  )
}

async function show() {
  const { applications, tickets, identities, deposits, withdrawals, cpfs, closed, contracts, payments, cases, protections, counts } =
    await call('desk')
  const lists = {
    applications: applications.map(applicationCard),
    tickets: tickets.map(ticketCard),
    identities: identities.map(identityCard),
    deposits: deposits.map(depositCard),
    withdrawals: withdrawals.map(withdrawalCard),
    cpfs: cpfs.map(cpfCard(decision)),
    closed: closed.map(closedCard),
    contracts: contracts.map(contractCard),
    payments: payments.map(paymentCard),
    cases: cases.map(caseCard),
    protections: protections.map(protectionCard),
  }
  for (const [id, cards] of Object.entries(lists)) {
    replaceCards($(id), cards)
    $(`${id}Count`).textContent = counts[id] ?? cards.length
    $(`${id}Empty`).hidden = cards.length > 0
  }
}

// Typed text stays: the desk is refreshed only while no field has been changed.
const isIdle = () =>
  !document.hidden && [...document.querySelectorAll('textarea, input')].every(({ value, defaultValue }) => value === defaultValue)
const tick = () => show().catch((error) => say(error.message, 'bad'))
await tick()
setInterval(() => isIdle() && tick(), 5000)
