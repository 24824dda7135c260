import { $, call, make, say } from './dom.js'

const when = (at) => new Date(at).toLocaleString()
const isMoney = (kind) => kind === 'deposit' || kind === 'loss' || kind === 'stake'
/** Cents as an amount, bets and minutes as they are. */
const shown = (kind, value) =>
  value === null ? 'none' : isMoney(kind) ? (value / 100).toLocaleString(undefined, { minimumFractionDigits: 2 }) : String(value)

const limitLine = ({ kind, period, value, used, resetsAt, pending }) =>
  make(
    'li',
    {},
    `${kind} per ${period}: ${shown(kind, used)} of ${shown(kind, value)}, again ${when(resetsAt)}`,
    pending ? ` · ${shown(kind, pending.value)} wanted, from ${when(pending.readyAt)}` : '',
  )

const changeLine = ({ at, kind, period, before, after, change, actor }) =>
  make('li', {}, `${when(at)} · ${kind} per ${period}: ${shown(kind, before)} → ${shown(kind, after)} · ${change} by the ${actor}`)

async function show(who) {
  const { limits, changes } = await call('limits/show', who)
  $('limits').replaceChildren(...limits.map(limitLine))
  $('limitChanges').replaceChildren(...changes.map(changeLine))
}

$('limit').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { merchant, userName, kind, period, value, person } = Object.fromEntries(new FormData(event.target))
  const who = { merchant, userName }
  try {
    if (event.submitter.value === 'set') {
      await call('limits/set', { ...who, kind, period, person, value: Math.round(value * (isMoney(kind) ? 100 : 1)) })
      say('Done: the member sees it now.')
    }
    await show(who)
  } catch (error) {
    say(error.message, 'bad')
  }
})
