export { buildSandbox, type SandboxOptions } from "./build-sandbox.ts";
export { faultNames } from "./control/faults.ts";
export { sandboxToken } from "./control/state.ts";
export { knowsHandle, sampleCreators } from "./world/world.ts";
