const two = (part: number) => String(part).padStart(2, '0')

/** 93784 → "26:03:04"; without hours 60 → "01:00", and minutes may exceed 59. */
export function formatSeconds(seconds: number, hours = true): string {
  const minutes = Math.floor(seconds / 60)
  const tail = two(seconds % 60)
  return hours ? `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${tail}` : `${two(minutes)}:${tail}`
}
