/** What the bundler knows of the modules of a build. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null; exports?: readonly string[] } | null
}
