#!/usr/bin/env node
/** The command line: `npx havre <command>`. Without a command it opens the menu of games. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: it then starts twice as fast. Where the folder cannot be written, nothing happens.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/havre', import.meta.url)));
const { realTerminal } = await import('./terminal.ts');
const { shelvePackages, splitPackages } = await import('./game-packages.ts');

const terminal = realTerminal();
const given = splitPackages(process.argv.slice(2));
const problem = await shelvePackages(given, terminal);
// What all commands say of all games is made when they are loaded: by then the shelf is full.
process.exitCode = problem ?? (await (await import('./run.ts')).run(given.args, terminal));
