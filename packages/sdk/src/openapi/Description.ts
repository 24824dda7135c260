/** What the comments of the sources say of one schema: of itself, of its fields, of the items of a list, of the values of a dictionary. */
export interface Description {
  doc?: string
  /** Name of an exported schema: see `Descriptions.schemas`. */
  ref?: string
  fields?: Record<string, Description>
  items?: Description
  values?: Description
}

/** Everything that the comments of the SDK say of its calls and schemas. */
export interface Descriptions {
  calls: Record<string, { doc: string; input?: Description; output?: Description }>
  schemas: Record<string, Description>
}
