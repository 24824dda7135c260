/** The sources' comments about one schema: the schema itself, its fields, the items of a list, the values of a dictionary. */
export interface Description {
  doc?: string
  /** Name of an exported schema: see `Descriptions.schemas`. */
  ref?: string
  fields?: Record<string, Description>
  items?: Description
  values?: Description
}

/** The SDK's comments about all of its calls and schemas. */
export interface Descriptions {
  calls: Record<string, { doc: string; input?: Description; output?: Description }>
  schemas: Record<string, Description>
}
