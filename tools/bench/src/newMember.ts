/** Session of a new member of ipanema, created by the gateway's console. */
export async function newMember(origin: string, wanted: object = {}) {
  const { token, userName } = await atConsole<{ token: string; userName: string }>(origin, 'members', wanted)
  return { token, userName, merchantCode: 'ipanema', type: 0, firstTimeLogin: false, ...wanted }
}

/** The console's response to an action for ipanema. */
export async function atConsole<Answer>(origin: string, action: string, body: object): Promise<Answer> {
  const answer = await fetch(`${origin}/console/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ merchant: 'ipanema', ...body }),
  })
  if (!answer.ok) throw new Error(`The console refused ${action}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
