import { call, say } from './dom.js'

/** Fills the database again, after a confirmation; then `onDone` shows the result. */
export async function resetToSeed(onDone) {
  if (!confirm('Remove every member, bet and message that is not of the seed?')) return
  try {
    say('The database is filled anew …')
    await call('seed/reset', {})
    await onDone()
    say('The sandbox is as at first.')
  } catch (error) {
    say(error.message, 'bad')
  }
}
