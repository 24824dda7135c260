import { cleanCode } from './cleanText.ts'

/** The code of an invitation, also where its whole link was pasted, or its name before it; `names` are those of the link's parameters. */
export function cleanInvitation(text: string, ...names: string[]): string {
  const plain = cleanCode(text)
  const value = new RegExp(`[?&](?:${names.join('|')})=([\\w%-]+)`, 'i').exec(plain)?.[1]
  if (value) return cleanInvitation(decoded(value), ...names)
  return cleanCode(
    plain.replace(/^(?:[^:/?=]*:\s*|(?:meu |my )?(?:código|codigo|code|convite)(?: de convite)?(?: é| is)?\s+)(?=[\w-]+\W*$)/iu, ''),
  )
}

/** A link's value without percent signs; as it is if they are no encoding. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
