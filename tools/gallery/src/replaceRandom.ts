/**
 * Runs in the page. Replaces what differs in every run (user names, numbers of orders, support codes, passwords, QR codes, seconds of
 * countdowns) by fixed characters, so that two runs of the same code show the same.
 */
export function replaceRandom(): void {
  const fixed: [pattern: RegExp, by: (found: string) => string][] = [
    // Members of scenarios, by the longest name.
    [/\bqa[0-9a-z]{9,14}(?!\w)/g, () => 'qa012345678901'],
    // A letter and the day stay.
    [/(?<=\b[A-Z]\d{6})\d{10}\b/g, () => '0123456789'],
    // The bank's identifiers: up to the minute they stay.
    [/(?<=\b[DE]\d{20})[0-9A-Za-z]{11}\b/g, () => 'aB0cD1eF2gH'],
    // Support codes.
    [/\b[0-9a-f]{32}\b/g, () => '0123456789abcdef0123456789abcdef'],
    // One-time passwords for a new member.
    [/^([a-z]{2}\d){3}[a-z]$/g, () => 'ab2cd3ef4g'],
    // The token of a Pix code's address, and its checksum.
    [/(?<=^000201.*\/qr\/v2\/)[\w-]{36}|(?<=^000201.*6304)[\dA-F]{4}$/g, (found) => '0'.repeat(found.length)],
  ]
  const fix = (text: string) => fixed.reduce((now, [pattern, by]) => now.replaceAll(pattern, by), text)
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const text = fix(node.data)
    if (text !== node.data) node.data = text
  }
  for (const timer of document.querySelectorAll('[role=timer]')) {
    const text = timer.firstChild
    if (text instanceof Text) text.data = text.data.replace(/\d\d$/, '30')
  }
  for (const code of document.querySelectorAll<SVGPathElement>('svg[shape-rendering=crispEdges] path')) {
    const size = (code.ownerSVGElement?.viewBox.baseVal.width ?? 0) - 8
    const modules = Array.from({ length: size * size }, (_none, at) => [at % size, Math.floor(at / size)] as const)
    const isDark = ([x, y]: readonly [number, number]) => (x * x + y * y + x * y) % 3 === 0
    code.setAttribute(
      'd',
      modules
        .filter(isDark)
        .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
        .join(''),
    )
  }
}
