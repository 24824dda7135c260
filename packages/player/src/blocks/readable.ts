/** A code whose name is not known, as words: `MEGA_WAYS` → "Mega ways". Names that are already written as such stay. */
export function readable(code: string): string {
  if (code !== code.toUpperCase()) return code
  const words = code.replace(/_+/g, ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
