/**
 * Cuts a file at the semicolons that end a line, but not inside a `$$` body. Statements are executed one by one, because an embedded database
 * takes one at a time ("cannot insert multiple commands into a prepared statement"), and its own `exec` waits forever inside a transaction.
 */
export function splitStatements(file: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of file.split('\n')) {
    const isComment = !inBody && line.trimStart().startsWith('--')
    if (isComment) continue
    current += `${line}\n`
    if (line.split('$$').length % 2 === 0) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  return current.trim() === '' ? statements : [...statements, current.trim()]
}
