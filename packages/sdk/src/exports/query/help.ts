export { replyToFeedbackMutation, sendFeedbackMutation } from '../../help/mutations.ts'
export { feedbackTicketQuery, feedbackTicketsQuery, helpCenterQuery, helpKeys } from '../../help/queries.ts'
