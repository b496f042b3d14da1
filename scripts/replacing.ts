import { readFileSync } from 'node:fs';

/**
 * Whether a test file puts something else in the place of a module. Such a file cannot share a worker with others: they
 * would meet what it has replaced, or it the true module that they have loaded already.
 */
export const replacesModules = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.mock(');
