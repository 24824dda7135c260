/** A code without a known name, as words: `MEGA_WAYS` → "Mega ways". Mixed-case names stay as they are. */
export function readable(code: string): string {
  if (code !== code.toUpperCase()) return code
  const words = code.replace(/_+/g, ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
