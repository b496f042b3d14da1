#!/usr/bin/env node
/** The command line: `npx havre <command>`. Without a command it opens the menu of games. */
import { run } from './run.ts';
import { realTerminal } from './terminal.ts';

process.exitCode = await run(process.argv.slice(2), realTerminal());
