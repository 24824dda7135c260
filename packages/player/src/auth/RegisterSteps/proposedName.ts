/** A user name that the player may change: the first name and four digits. */
export function proposedName(name: string, random: () => number = Math.random): string {
  const [first = ''] = name.trim().split(/\s+/)
  const letters = first
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 11)
  return `${letters || 'membro'}${String(Math.floor(random() * 10_000)).padStart(4, '0')}`
}
