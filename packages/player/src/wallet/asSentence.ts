/** With a full stop, unless the text ends a sentence itself. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
