import { saveFile } from '../saveFile.ts'

/** Hands a text to the player as a file. */
export const saveText = (name: string, text: string, type: string): void => saveFile(new File([text], name, { type }))
