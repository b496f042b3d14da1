#!/usr/bin/env node
/** The command line: `npx havre <command>`. Without a command it opens the menu of games. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: it then starts twice as fast. Where the folder cannot be written, nothing happens.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/havre', import.meta.url)));
const { run } = await import('./run.ts');
const { realTerminal } = await import('./terminal.ts');

process.exitCode = await run(process.argv.slice(2), realTerminal());
