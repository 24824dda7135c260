/** `tabBar` → `tab-bar`, as CSS spells names. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
