type BundlerRequire = { S: object; m: object };

declare const runtime: {
  bundlerRuntime: {
    S: object;
    init(): void;
    installInitialConsumes(): void;
    initContainerEntry(given: { webpackRequire: BundlerRequire; shareScope: unknown }): boolean;
    consumes(given: {
      chunkId: string;
      promises: Promise<unknown>[];
      installedModules: Record<number, unknown>;
      webpackRequire: BundlerRequire;
      chunkMapping: Record<string, number[]>;
      moduleToHandlerMapping: Record<number, { shareKey: string }>;
    }): void;
  };
};
export default runtime;
