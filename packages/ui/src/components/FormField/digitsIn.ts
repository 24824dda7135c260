/** The digits of an input, also full-width ones, at most `limit`: the pasted text may be a complete message. Not those of a `prefix`. */
export function digitsIn({ value }: HTMLInputElement, limit: number, prefix = ''): string {
  const text = value.replaceAll(/[\uff0b\uff10-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).trimStart()
  return (prefix && text.startsWith(prefix) ? text.slice(prefix.length) : text).replaceAll(/\D/g, '').slice(0, limit)
}
