/** Runs in the browser before anything else of ours. */
import { config } from 'zod/v4/core';

// zod tries whether it may compile code, which the pages' policy forbids and browsers report.
config({ jitless: true });
