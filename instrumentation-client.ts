/** Runs in the browser before anything else of ours. */

// zod tries whether it may compile code, which the pages' policy forbids and browsers report. It reads its settings
// here; asking it to set them would bring it to every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
