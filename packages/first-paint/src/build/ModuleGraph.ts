/** The part of the bundler's module graph that our chunk rules read. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null; exports?: readonly string[] } | null
}

/** A question about a module. */
export type ModuleRule = (id: string, graph: ModuleGraph) => boolean
