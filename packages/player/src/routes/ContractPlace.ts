/** What a page of contracts shows. Default: the member's own contract. */
export interface ContractPlace {
  tab?: 'downline' | 'settlements'
  /** A direct downline member: the other party of the contract, or the owner of the figures. */
  member?: string
  /** `offer`: the editor; `pay`: the payment of settlements; `figures`: the amounts that a period is summed up from. */
  view?: 'offer' | 'pay' | 'figures'
  /** The offer as it will be sent; without it the form. */
  step?: 'review'
  /** The settlement to pay; without it all open ones. */
  settlement?: string
  /** The period of figures: its length, and its start in ms. */
  cycle?: string
  from?: number
  /** The rows behind a number of the period, of all its members or of one. */
  rows?: string
  of?: string
}
