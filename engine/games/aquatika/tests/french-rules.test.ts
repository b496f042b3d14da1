import { frenchLedgerTests } from '../../tests/french-ledger-tests.ts';

frenchLedgerTests(new URL('../', import.meta.url));
