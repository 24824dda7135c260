/** Key of the answers of a registration in steps. In a file of its own: the first page removes it at a sign-out and does not read it. */
export const stepDraftKey = 'stepDraft'
