/** The nine questions of the Problem Gambling Severity Index, by their texts. */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
/** Their answers, worth 0 to 3 points. */
export const answers = ['a0', 'a1', 'a2', 'a3'] as const

export type Band = 'none' | 'low' | 'moderate' | 'high'

/** What a sum of points means: 0, 1–2, 3–7, 8 and more. */
export const bandOf = (score: number): Band => (score === 0 ? 'none' : score <= 2 ? 'low' : score <= 7 ? 'moderate' : 'high')
