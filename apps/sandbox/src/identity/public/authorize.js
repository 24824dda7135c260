const query = new URLSearchParams(location.search)
const form = document.querySelector('form')
const [agree] = form.querySelectorAll('button')

/** Reports the result to the site that opened this window, and closes it. */
function tell(answer, origin) {
  opener?.postMessage({ type: 'identity', state: query.get('state'), ...answer }, origin)
  close()
}

async function consent() {
  agree.disabled = true
  const { email, name } = Object.fromEntries(new FormData(form))
  const [channel, origin, challenge] = ['channel', 'origin', 'challenge'].map((key) => query.get(key))
  try {
    const answer = await fetch('/identity/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Merchant': query.get('merchant') },
      body: JSON.stringify({ channel, origin, challenge, email, name }),
    })
    const { value } = await answer.json()
    tell({ code: value.code }, value.origin)
  } catch {
    document.querySelector('#failed').hidden = false
    agree.disabled = false
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void consent()
})

document.querySelector('#cancel').addEventListener('click', () => tell({ error: 'cancelled' }, query.get('origin')))
